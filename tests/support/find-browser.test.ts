import { expect, test } from 'vitest';
import { firstThatLaunches } from './find-browser.ts';

const offers = (name: string, ...paths: string[]) => ({
  name,
  browsers: () => paths.map((executablePath) => ({ executablePath })),
});

test('a browser counts only when it launches, and later candidates are not touched', async () => {
  const tried: string[] = [];
  const browser = await firstThatLaunches(
    [
      offers('none'),
      offers('system', '/broken', '/works'),
      {
        name: 'download',
        browsers: () => {
          throw new Error('must not be tried');
        },
      },
    ],
    ({ executablePath = '' }) => {
      tried.push(executablePath);
      return Promise.resolve(executablePath === '/works' ? null : 'exits at once');
    },
  );
  expect(browser).toEqual({ executablePath: '/works' });
  expect(tried).toEqual(['/broken', '/works']);
});

test('without any browser every reason is reported', async () => {
  const unpacking = {
    name: 'package',
    browsers: () => Promise.reject(new Error('no space left')),
  };
  await expect(
    firstThatLaunches([offers('system', '/broken'), unpacking], () => Promise.resolve('exits at once')),
  ).rejects.toThrow(
    'No Chromium could be started.\nsystem: /broken exits at once\npackage: Error: no space left',
  );
});
