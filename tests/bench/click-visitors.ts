import { parentPort } from 'node:worker_threads';

// Clicks at a steady pace in a thread of its own, so that no wait is the server's own work for the visitor.
const clickEvery = 20;
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const waits: number[] = [];
let pace: NodeJS.Timeout | undefined;

async function click(url: string) {
  const started = performance.now();
  const { status } = await fetch(url, { redirect: 'manual', headers: { 'user-agent': agent } });
  if (status !== 302) throw new Error(`A click was answered by ${status}`);
  waits.push(performance.now() - started);
}

// An address begins, null ends with the waits, ms.
parentPort?.on('message', (url: string | null) => {
  clearInterval(pace);
  if (url === null) parentPort?.postMessage(waits.splice(0));
  else pace = setInterval(() => void click(url), clickEvery);
});
