import { token as tokenSchema } from '#contract/session.ts';
import { accounts } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { inTurn } from '../support/whole-product.ts';

test('[S5] [G6] a sign-in link to / or /login that has a way back leads there @day7of12', async ({
  page,
  network,
}) => {
  for (const place of ['/', '/login']) {
    const { searchParams } = new URL(await network.shadowLogin());
    await page.goto(`${place}?ott=${searchParams.get('ott')}&redirect=%2Foffer-wall%3Fpage%3D2`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offer Wall');
    await expect(page).toHaveURL('/offer-wall?page=2');
    await page.context().clearCookies();
  }
});

test('[A3] [G6] an address that ends on a slash is that of its screen; one that could name another host is the root @day5of12', async ({
  page,
  network,
  signIn,
}) => {
  await signIn();
  for (const [address, screen] of [
    ['/offer-wall/?page=2', '/offer-wall?page=2'],
    ['/live-offers/1/live/', '/live-offers/1/live'],
    ['/login/?redirect=%2Foffer-wall%2F', '/offer-wall'],
    ['//evil.example', '/dashboard'],
    ['//evil.example/offer-wall', '/dashboard'],
  ] as const) {
    await page.goto(`${network.url}${address}`);
    await expect(page.getByRole('button', { name: accounts.publisher })).toBeVisible();
    await expect(page).toHaveURL(screen);
  }
});

for (const [nth, text] of ['a\nb', '日本', '🦊'].entries()) {
  test(`[S3] a token cookie that no header can hold is none: ${JSON.stringify(text)} is removed, and the login is shown ${inTurn(nth + 6, 12)}`, async ({
    page,
    context,
    network,
    signIn,
  }) => {
    await signIn();
    const cookie = (await context.cookies()).find(({ name }) => name === 'token');
    const token = tokenSchema.parse(JSON.parse(decodeURIComponent(cookie?.value ?? '')));
    const value = encodeURIComponent(JSON.stringify({ ...token, access_token: text }));
    await context.addCookies([
      {
        name: 'token',
        value,
        domain: new URL(network.url).hostname,
        path: '/',
        secure: true,
        sameSite: 'None',
      },
    ]);
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => sent.push(request.headers()['authorization']));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expect(page).toHaveURL('/login?redirect=%2Fdashboard');
    expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([]);
    expect(sent.filter(Boolean)).toEqual([]);
  });
}
