import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether a program of the system is there: where it is not, its tests are skipped. */
export const isInstalled = (name: string, flag: string) =>
  spawnSync(name, [flag], { stdio: 'ignore' }).status === 0;
export const has = {
  nginx: isInstalled('nginx', '-v'),
  caddy: isInstalled('caddy', 'version'),
  redis: isInstalled('redis-server', '--version'),
};

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Whether something listens there. */
async function isAnswered(port: number) {
  const socket = connect(port, '127.0.0.1');
  const answered = once(socket, 'connect').then(
    () => true,
    () => false,
  );
  const isThere = await answered;
  socket.destroy();
  return isThere;
}

export type Program = { stop: () => Promise<void> };

async function end(server: ChildProcess) {
  const ended = once(server, 'exit');
  if (server.exitCode === null && server.kill()) await ended;
}

/** Starts a program and waits until it is reached; one that ends rejects with what it has printed. */
async function startProgram(
  [command, ...args]: readonly [string, ...string[]],
  { home, isReached }: { home: string; isReached: () => Promise<boolean> },
): Promise<Program> {
  const server = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
  });
  const printed: string[] = [];
  server.stderr.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  while (!(await isReached())) {
    await wait(10);
    if (server.exitCode !== null) throw new Error(`${command} ended: ${printed.join('')}`);
  }
  return { stop: () => end(server) };
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
/** A whole configuration of nginx that writes to one folder alone; `http` is its `http` block. */
const nginxFile = (folder: string, http: string) => `daemon off;
  ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/nginx.pid; error_log stderr; events {}
  http {
    types { text/html html; text/javascript js; }
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    ${http}
  }`;

type Site = { port: number; config: string };

/** An nginx with a server block for each site and `more` of its configuration; writes to the folder alone. */
export function startNginx(folder: string, sites: readonly [Site, ...Site[]], more = '') {
  const blocks = sites.map(({ port, config }) => `server { listen 127.0.0.1:${port}; ${config} }`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxFile(folder, [more, ...blocks].join('\n')));
  return startProgram(['nginx', '-p', folder, '-c', file, '-e', 'stderr'], {
    home: folder,
    isReached: () => isAnswered(sites[0].port),
  });
}

/** A Caddy with a block for each site, without certificates. */
export function startCaddy(folder: string, sites: readonly [Site, ...Site[]]) {
  const blocks = sites.map(({ port, config }) => `http://127.0.0.1:${port} {\n${config}\n}`);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n admin off\n auto_https off\n}\n${blocks.join('\n')}`);
  return startProgram(['caddy', 'run', '--config', file, '--adapter', 'caddyfile'], {
    home: folder,
    isReached: () => isAnswered(sites[0].port),
  });
}

/** A Redis that stores nothing. */
export const startRedis = (port: number) =>
  startProgram(
    ['redis-server', '--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'],
    {
      home: '/',
      isReached: () => isAnswered(port),
    },
  );
