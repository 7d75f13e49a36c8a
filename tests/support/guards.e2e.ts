import { expectRoom } from './expect-room.ts';
import { expect, expectAccessible, test } from './portal.ts';
import { expectTranslated, watchData } from './pseudo-texts.ts';

const causes: Record<string, { cause: () => unknown; reported: RegExp }> = {
  'an error on the page': {
    // The clock of the tests would report a timer's error.
    cause: () =>
      queueMicrotask(() => {
        throw new Error('thrown on purpose');
      }),
    reported: /^page error: Error: thrown on purpose/,
  },
  'an error in the console': {
    cause: () => console.error('logged on purpose'),
    reported: /^console error: logged on purpose/,
  },
  'a failed answer': {
    cause: () => navigator.sendBeacon('/nothing-takes-this'),
    reported: /^4\d\d POST \/nothing-takes-this/,
  },
  'a request to another host that the policy stops': {
    cause: () => navigator.sendBeacon('http://elsewhere.test/'),
    reported: /^csp violation: connect-src http:\/\/elsewhere\.test/,
  },
  'a violation of the content security policy': {
    cause: () => {
      document.body.append(
        Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }),
      );
    },
    reported: /^csp violation: style-src/,
  },
  'a request to another host that no policy stops': {
    cause: () => location.assign('http://elsewhere.test/'),
    reported: /^foreign request: http:\/\/elsewhere\.test/,
  },
};

test(`noticed are ${Object.keys(causes).join(', ')}`, async ({ page, problems }) => {
  await page.goto('/login');
  for (const [name, { cause, reported }] of Object.entries(causes)) {
    await page.evaluate(cause);
    await expect.poll(problems.unexpected, name).toContainEqual(expect.stringMatching(reported));
  }
  problems.allow(/./);
});

test('a token that comes out is noticed, and not repeated @day8of12', async ({ page, signIn, problems }) => {
  await signIn();
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(() => {
    const token = /access_token%22(?:%3A|:)%22([^%]+)/.exec(document.cookie)?.[1];
    console.log(`Signed in with ${token}`);
    void fetch(`/assets/none.js?from=${token}`);
    void fetch('/public/v1/error-logs', { method: 'POST', body: `"${token}"` });
  });
  await expect
    .poll(() => problems.unexpected().filter((problem) => problem.startsWith('access_token')))
    .toEqual([
      'access_token came out in the console',
      'access_token came out in the address of GET /assets/none.js',
      'access_token came out in an error report',
    ]);
  problems.allow(/./);
});

test('a signed-in page opens where the clock of the network stands @day5of12', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => new Date().toISOString())).toBe('2026-11-20T12:00:00.000Z');
});

test('what axe finds is reported @day9of12', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => document.body.append(document.createElement('button')));
  await expect(expectAccessible(page)).rejects.toThrow('Buttons must have discernible text');
});

test('a text of no catalogue is reported, and one that is cut short @day6of12', async ({ page }) => {
  const data = watchData(page);
  // Not the login: a changed text is a failure while it is hydrated.
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectRoom(page);
  await expectTranslated(page, data);
  await page.evaluate(() => {
    const text = Object.assign(document.createElement('p'), { textContent: 'Written into the source' });
    text.style.cssText = 'width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap';
    document.body.append(text);
  });
  await expect(expectTranslated(page, data, 500)).rejects.toThrow('Written into the source');
  await expect(expectRoom(page)).rejects.toThrow('nothing tells the rest');
});

test.describe('in German and dark', () => {
  test.use({ language: 'de', colorScheme: 'dark' });

  test('the stored language is shown @day10of12', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('a failure can be injected, and is gone after a reset @day1of12', async ({
  network,
  page,
  problems,
}) => {
  await network.fail({ call: 'session.signIn', status: 503 });
  await expect(network.signIn('publisher')).rejects.toThrow('503');
  await network.fail({ call: 'session.signIn', status: 503 });
  await network.reset();
  expect(await network.signIn('publisher')).toHaveProperty('access_token');
  await page.goto('/login');
  expect(problems.unexpected()).toEqual([]);
});
