import { expect, test } from 'vitest';
import { type TestNetwork, read, readList, onNetwork } from './network.ts';

let network: TestNetwork;
onNetwork((opened) => {
  network = opened;
});

test('a landing page of the demonstration shows where the click arrived, and escapes what came with it', async () => {
  const { status, text } = await network.request(
    '/storage/landing/48213/winter?click_id=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  );
  expect(status).toBe(200);
  expect(text).toContain('Lumen VPN – 24-month plan');
  expect(text).toContain('&lt;script&gt;alert(1)');
  expect(text).not.toContain('<script');
});

test('every landing page that a link can name is there', async () => {
  const { body } = await network.request('/publisher/v1/tracking-links/offers/48213/options', {
    token: await network.tokenOf(),
  });
  for (const page of readList(body, 'data.landing_pages')) {
    expect((await fetch(String(read(page, 'url')))).status).toBe(200);
  }
  expect((await network.request('/storage/landing/48213/nothing')).status).toBe(404);
});
