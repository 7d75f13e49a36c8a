import { expect, test } from 'vitest';
import { colors } from '#theme/colors.ts';
import { frontRules } from '../in-front/front-rules.ts';
import { noOtherHosts } from './allowed-hosts.ts';
import { pageStyle, pageStylePath } from './page-style.ts';
import { staticFile } from './static-file.ts';

const styleOf = async (paths: readonly string[]) => {
  const portal = new Map(paths.map((path) => [path, staticFile(path, Buffer.from(''), 'no-cache')]));
  const answer = await pageStyle(paths.length > 0 ? portal : null).request(pageStylePath);
  return answer.text();
};

test('pages of the network use the typefaces of the portal that is served beside them, and no others', async () => {
  const served = [
    '/assets/hanken-grotesk-latin-C5AS4x0b.woff2',
    '/assets/hanken-grotesk-latin-ext-wght-normal-Dg-wlmqe.woff2',
    '/assets/geist-mono-latin-wght-normal-XN7g48iV.woff2',
  ];
  const text = await styleOf(served);
  expect([...text.matchAll(/url\('([^']+)'\)/g)].map(([, path]) => path)).toEqual([served[0], served[2]]);
  expect(await styleOf([])).not.toContain('@font-face');
});

test('their colours are the portal’s', async () => {
  const plain = (value: string | { base: string }) => (typeof value === 'string' ? value : value.base);
  const text = await styleOf([]);
  const used = [...text.matchAll(/--(\w+): (light-dark\((?:[^()]|\([^()]*\))*\))/g)].map(
    ([, name, value]) => [name, value],
  );
  expect(used).toEqual([
    ['canvas', plain(colors.bg.canvas.value)],
    ['card', plain(colors.bg.surface.value)],
    ['line', plain(colors.border.hairline.value)],
    ['text', plain(colors.fg.default.value)],
    ['quiet', plain(colors.fg.muted.value)],
    ['link', plain(colors.accent.fg.value)],
    ['hover', plain(colors.bg.hover.value)],
    ['ring', plain(colors.focus.ring.value)],
  ]);
});

test('a server in front passes their style on', () => {
  const { passed } = frontRules('', { hosts: noOtherHosts, upstream: 'http://127.0.0.1:4310' });
  expect(passed.paths).toContain(pageStylePath);
});
