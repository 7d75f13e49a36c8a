import { expect, test } from 'vitest';
import { contentsOf, ownerOf } from './contents.ts';

test.each([
  ['node_modules/react-dom/cjs/react-dom.production.js', 'react-dom'],
  ['node_modules/@zag-js/core/dist/index.mjs', '@zag-js/core'],
  ['node_modules/a/node_modules/b/index.js', 'b'],
  ['src/ui/controls/button.tsx', 'src/ui'],
  ['src/routes.ts', 'src/routes.ts'],
  ['machines/session/session.machine.ts', 'machines'],
  ['\0vite/preload-helper.js', 'bundler'],
])('%s belongs to %s', (module, owner) => {
  expect(ownerOf(module)).toBe(owner);
});

test('the bytes of a chunk are shared out by the sizes of its modules', () => {
  const modules = {
    'assets/a.js': {
      'node_modules/react/index.js': 300,
      'src/ui/controls/button.tsx': 60,
      'src/ui/layout/card.tsx': 40,
    },
    'assets/b.js': { 'node_modules/react/jsx.js': 10 },
  };
  const transfers = [
    { path: '/assets/a.js', bytes: 100 },
    { path: '/assets/b.js', bytes: 20 },
    { path: '/theme.js', bytes: 7 },
  ];
  expect(contentsOf(transfers, modules)).toEqual([
    { name: 'react', bytes: 95 },
    { name: 'src/ui', bytes: 25 },
    { name: 'theme.js', bytes: 7 },
  ]);
});
