import { expectRoom } from './expect-room.ts';
import { expect, expectAccessible, test } from './portal.ts';
import { expectTranslated, watchData } from './pseudo-texts.ts';

const causes: Record<string, () => unknown> = {
  'an error on the page': () => {
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
  },
  'an error in the console': () => console.error('logged on purpose'),
  'a failed answer': () => navigator.sendBeacon('/nothing-takes-this'),
  'a request to another host': () => navigator.sendBeacon('http://elsewhere.test/'),
  'a violation of the content security policy': () => {
    document.body.append(
      Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }),
    );
  },
};

for (const [name, cause] of Object.entries(causes)) {
  test(`${name} is noticed`, async ({ page, problems }) => {
    await page.goto('/login');
    await page.evaluate(cause);
    await expect.poll(() => problems.unexpected().length).toBeGreaterThan(0);
    problems.allow(/./);
  });
}

test('a token that comes out is noticed, and not repeated', async ({ page, signIn, problems }) => {
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

test('a signed-in page opens where the clock of the network stands', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => new Date().toISOString())).toBe('2026-11-20T12:00:00.000Z');
});

test('what axe finds is told', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => document.body.append(document.createElement('button')));
  await expect(expectAccessible(page)).rejects.toThrow('Buttons must have discernible text');
});

test('a text of no catalogue is told, and one that is cut short', async ({ page }) => {
  const data = watchData(page);
  await page.goto('/login');
  await expectRoom(page);
  await expectTranslated(page, data);
  await page.evaluate(() => {
    const text = Object.assign(document.createElement('p'), { textContent: 'Written into the source' });
    text.style.cssText = 'width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap';
    document.body.append(text);
  });
  await expect(expectTranslated(page, data)).rejects.toThrow('Written into the source');
  await expect(expectRoom(page)).rejects.toThrow('nothing tells the rest');
});

test.describe('in German and dark', () => {
  test.use({ language: 'de', colorScheme: 'dark' });

  test('the kept language is shown', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('a failure can be asked for, and is gone after a reset', async ({ network, page, problems }) => {
  await network.fail({ call: 'session.signIn', status: 503 });
  await expect(network.signIn('publisher')).rejects.toThrow('503');
  await network.fail({ call: 'session.signIn', status: 503 });
  await network.reset();
  expect(await network.signIn('publisher')).toHaveProperty('access_token');
  await page.goto('/login');
  expect(problems.unexpected()).toEqual([]);
});
