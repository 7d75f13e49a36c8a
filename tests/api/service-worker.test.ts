import { describe, expect, test } from 'vitest';
import { noOtherHosts } from '#server/http/allowed-hosts.ts';
import { caddyConfig } from '#server/in-front/caddy.ts';
import { cdnRules } from '#server/in-front/cdn.ts';
import { frontRules } from '#server/in-front/front-rules.ts';
import { nginxConfig } from '#server/in-front/nginx.ts';
import { readOptions } from '#server/start/options.ts';
import { read } from './network.ts';

const page = '<!doctype html><script type="module" src="/assets/main-abc123.js"></script>';

describe.each([
  { set: undefined, file: '/service-worker.js' },
  { set: 'on', file: '/service-worker.js' },
  { set: 'off', file: '/no-service-worker.js' },
])('with SERVICE_WORKER=$set', ({ set, file }) => {
  const { hasServiceWorker } = readOptions([], { SERVICE_WORKER: set });
  const rules = frontRules(page, {
    hosts: noOtherHosts,
    upstream: 'http://127.0.0.1:4310',
    hasServiceWorker,
  });

  test(`nginx serves ${file}`, () => {
    expect(nginxConfig(rules)).toContain(`location = /service-worker.js { try_files ${file} =404; }`);
  });

  test(`Caddy serves ${file}, and asks for it anew each time`, () => {
    const [, handled = ''] = /handle @worker \{\n([^}]*?) {4}file_server/s.exec(caddyConfig(rules)) ?? [];
    expect(handled.split('\n').map((line) => line.trim())).toEqual([
      'header cache-control "no-cache"',
      `rewrite * ${file}`,
      '',
    ]);
  });

  test(`a CDN serves ${file}, and asks for it anew each time`, () => {
    const rule = read(JSON.parse(cdnRules(rules)), 'rules.6');
    expect(rule).toMatchObject({
      paths: ['/service-worker.js'],
      file,
      headers: { 'cache-control': 'no-cache' },
    });
  });
});

test('SERVICE_WORKER is on or off', () => {
  expect(() => readOptions([], { SERVICE_WORKER: 'no' })).toThrow(
    'SERVICE_WORKER: It is either on or off, not "no"',
  );
});
