import { expect, test } from 'vitest';
import { versionOfPage } from './portal-version.ts';

const script = (address: string) => `<script type="module" crossorigin src="${address}"></script>`;

test.each([
  [script('/assets/XKyaHtl.js') + script('/assets/CE-tA_Z.js'), 'XKyaHtl.CE-tA_Z'],
  [
    `<script src="/theme.js"></script>${script('https://portal.test/assets/index-Bq3_x-9Z.js')}`,
    'index-Bq3_x-9Z',
  ],
  ['<script src="/assets/CEotANZ.js"></script>', null],
  ['<h1>Sign in to the network of this hotel</h1>', null],
])('[E12] the version in %s is %s', (html, version) => {
  expect(versionOfPage(html)).toBe(version);
});
