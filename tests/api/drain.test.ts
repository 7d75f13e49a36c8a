import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startNetwork } from '../support/start-network.ts';
import { startLimit } from './network.ts';

const requests = 30;
// Each account has a limit of its own.
const bodyOf = (number: number) =>
  JSON.stringify({ client_id: 'publisher', username: `nobody${number}@portal.test`, password: 'wrong' });

// Sends half a request. The network has taken it when it asks for the rest.
async function begin(port: number, body: string) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(
    `POST /oauth/token HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  const [interim] = (await once(socket, 'data')) as [string];
  expect(interim).toMatch(/^HTTP\/1\.1 100 /);
  socket.write(body.slice(0, 10));
  return { socket, rest: body.slice(10) };
}

type Begun = Awaited<ReturnType<typeof begin>>;

async function end({ socket, rest }: Begun) {
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  socket.write(rest);
  await once(socket, 'end');
  return answer;
}

async function isRefused(port: number) {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect').then(
    () => {
      socket.destroy();
      return false;
    },
    () => true,
  );
}

test(
  'SIGTERM: what was asked for is answered, what is idle is closed, nothing new is taken',
  { timeout: startLimit },
  async () => {
    const network = await startNetwork();
    const port = Number(new URL(network.url).port);
    const idle = connect(port, '127.0.0.1');
    idle.write('GET /publisher/v1/config HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(idle, 'data');
    const idleClosed = once(idle, 'close');
    const begun = await Promise.all(
      Array.from({ length: requests }, (_, number) => begin(port, bodyOf(number))),
    );
    process.kill(network.pid, 'SIGTERM');
    while (!(await isRefused(port)));
    await idleClosed;
    const answers = await Promise.all(begun.map(end));
    expect(
      answers.filter((answer) => /^HTTP\/1\.1 400 .*\r\nconnection: close\r\n/is.test(answer)),
    ).toHaveLength(requests);
    expect(answers.filter((answer) => answer.includes('INVALID_CREDENTIALS'))).toHaveLength(requests);
    expect(await network.ended).toBe(0);
  },
);

test('a second SIGTERM ends at once what would still be waited for', { timeout: startLimit }, async () => {
  const network = await startNetwork();
  const port = Number(new URL(network.url).port);
  const { socket } = await begin(port, bodyOf(0));
  process.kill(network.pid, 'SIGTERM');
  while (!(await isRefused(port)));
  socket.on('error', () => undefined);
  const ending = setInterval(() => process.kill(network.pid, 'SIGTERM'), 100);
  expect(await network.ended).toBe(1);
  clearInterval(ending);
});
