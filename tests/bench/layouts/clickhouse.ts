import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pipeline } from 'node:stream/promises';
import { freePort, isInstalled } from '../../support/web-servers.ts';

export const hasClickhouse =
  isInstalled('clickhouse-server', '--version') || isInstalled('clickhouse-client', '--version');

const configOf = (folder: string, ports: { http: number; tcp: number }) => `<yandex>
  <logger><level>error</level><log>${folder}/log</log><errorlog>${folder}/errors</errorlog></logger>
  <http_port>${ports.http}</http_port><tcp_port>${ports.tcp}</tcp_port><listen_host>127.0.0.1</listen_host>
  <path>${folder}/data/</path><tmp_path>${folder}/tmp/</tmp_path><mark_cache_size>268435456</mark_cache_size>
  <users_config>${folder}/users.xml</users_config><default_profile>default</default_profile><default_database>default</default_database>
  <timezone>UTC</timezone>
</yandex>`;
const users = `<yandex>
  <profiles><default><max_memory_usage>3000000000</max_memory_usage><max_bytes_before_external_group_by>1000000000</max_bytes_before_external_group_by></default></profiles>
  <users><default><password></password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default></users>
  <quotas><default></default></quotas>
</yandex>`;

/** Debian's ClickHouse with a folder of its own, which stays where it is kept. */
export async function startClickhouse(kept: string | undefined) {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'portal-clickhouse-'));
  mkdirSync(folder, { recursive: true });
  const ports = { http: await freePort(), tcp: await freePort() };
  writeFileSync(join(folder, 'config.xml'), configOf(folder, ports));
  writeFileSync(join(folder, 'users.xml'), users);
  const server = spawn('clickhouse-server', [`--config-file=${join(folder, 'config.xml')}`], {
    cwd: folder,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${ports.http}/`;
  const isUp = () =>
    fetch(`${url}ping`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(`ClickHouse ended with ${server.exitCode}`);
    await wait(50);
  }
  async function run(query: string) {
    const answer = await fetch(url, { method: 'POST', body: query });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`ClickHouse: ${text}`);
    return text;
  }
  return {
    run,
    rows: async <Row>(query: string) =>
      (JSON.parse(await run(`${query} format JSON`)) as { data: Row[] }).data, // As the query names its columns.
    /** Rows of a query of PostgreSQL, copied as text. */
    copy: async (database: string, select: string, table: string) => {
      const from = spawn('psql', [database, '-qc', `copy (${select}) to stdout`], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const to = spawn(
        'clickhouse-client',
        ['--port', String(ports.tcp), '--host', '127.0.0.1', '--query', `insert into ${table} format TSV`],
        {
          stdio: ['pipe', 'inherit', 'inherit'],
        },
      );
      const ended = once(to, 'exit');
      await pipeline(from.stdout, to.stdin);
      const [code] = (await ended) as [number]; // As the event is declared.
      if (code !== 0) throw new Error(`${table} could not be filled`);
    },
    stop: async () => {
      const ended = once(server, 'exit');
      if (server.exitCode === null && server.signalCode === null && server.kill()) await ended;
      if (kept === undefined) rmSync(folder, { recursive: true });
    },
  };
}
export type Clickhouse = Awaited<ReturnType<typeof startClickhouse>>;
