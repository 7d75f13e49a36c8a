import { expect, test } from 'vitest';
import { readProjectFile } from '../support/source-files.ts';
import { misspeltSettings, settings } from '#server/start/settings.ts';

test('every setting has its row in the README', () => {
  const text = readProjectFile('src/server/start/README.md');
  expect(settings.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
});

test.each([
  ['NETWORK_ULR', 'NETWORK_URL'],
  ['PUBLIC_UR', 'PUBLIC_URL'],
  ['BRANDDIR', 'BRAND_DIR'],
  ['Brand_Dir', 'BRAND_DIR'],
])('%s is taken for a misspelt %s', (name, meant) => {
  expect(misspeltSettings({ PATH: '/bin', [name]: 'x' })).toEqual([
    `${name} is no setting, and nothing is read from it: did you mean ${meant}?`,
  ]);
  expect(misspeltSettings({ [name]: 'x', [meant]: 'y' })).toEqual([]);
});

test('names of others are not taken for settings', () => {
  const others = ['HOSTNAME', 'PORTS', 'PATH', 'HOME', 'LANG', 'NODE_ENV', 'SMTP_PORT', 'LOG_FILE', 'PGHOST'];
  expect(misspeltSettings(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
});
