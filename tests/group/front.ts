import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { type Program, has, startNginx } from '../support/web-servers.ts';

type Front = { port: number; members: readonly string[] };

async function startBalancer({ port, members }: Front): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-group-'));
  const servers = members.map((url) => `server ${new URL(url).host};`).join(' ');
  const config = `client_max_body_size 6m;
    location / {
      proxy_pass http://portal; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }`;
  const { stop } = await startNginx(
    folder,
    [{ port, config }],
    `upstream portal { ${servers} keepalive 32; }`,
  );
  return {
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

// To each in its turn; what does not answer is a 502.
async function startProxy({ port, members }: Front): Promise<Program> {
  let turn = 0;
  async function passOn(incoming: IncomingMessage, outgoing: ServerResponse) {
    turn += 1;
    const { method, url = '/', socket } = incoming;
    const headers = { ...incoming.headers, 'x-forwarded-for': socket.remoteAddress };
    const passed = request(new URL(url, members[turn % members.length]), { method, headers });
    pipeline(incoming, passed, () => undefined);
    const [answer] = (await once(passed, 'response')) as [IncomingMessage]; // As the event is declared.
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, outgoing, () => undefined);
  }
  const server = createServer((incoming, outgoing) => {
    passOn(incoming, outgoing).catch(() => outgoing.writeHead(502).end());
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Passes each request on to the next of the group: nginx where it is installed. */
export const startFront = (front: Front) => (has.nginx ? startBalancer(front) : startProxy(front));
