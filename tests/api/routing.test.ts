import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Listener, openListener } from './listener.ts';
import { type TestNetwork, openNetwork, read, startLimit } from './network.ts';
import { visitsOf } from './visits.ts';

// A campaign without parts, its link and its offer, and another offer that the publisher runs.
const campaign = 17;
const link = 17;
const own = 48_590;
const other = 48_213;

let network: TestNetwork;
let token: string;
let visits: ReturnType<typeof visitsOf>;
let listener: Listener;
beforeAll(async () => {
  network = await openNetwork();
  listener = await openListener();
}, startLimit);
beforeEach(async () => {
  await network.request('/__test/reset', { method: 'POST' });
  // A reset may open another database.
  visits = visitsOf(network);
  token = await network.tokenOf();
  Object.assign(listener, { calls: [], answer: 200 });
});
afterAll(async () => {
  listener.close();
  await network.close();
});

async function change(json: unknown) {
  const path = `/publisher/v1/campaigns/${campaign}`;
  const { status, text } = await network.request(path, { method: 'PUT', token, json });
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
}

const pathOf = (to: string | null) => (to === null ? null : new URL(to).pathname);
const clickIdOf = (to: string | null) => new URL(to ?? '').searchParams.get('click_id') ?? '';
const offers = async () => (await visits.rawClicks(link)).map(({ offer_id }) => offer_id);
const dueWork = async () => network.request('/__test/clock', { json: { advanceMs: 1000 } });

const trigger = { name: 'Androids', on: 'click', param: 'os', operator: 'eq', value: 'Android' };

describe('a click', () => {
  test('[O4] of a campaign without parts goes to its own offer', async () => {
    const { to } = await visits.click(link);
    expect([pathOf(to), await offers()]).toEqual([`/storage/landing/${own}/main`, [own]]);
  });

  test('[O4] is split: it goes to the offer and the landing page of the split, and counts there', async () => {
    const { body } = await network.request(`/publisher/v1/tracking-links/offers/${other}/options`, { token });
    await change({
      splitter: [
        { offer_id: other, landing_page_id: read(body, 'data.landing_pages.2.id'), weight: 100 },
        { offer_id: own, weight: 0 },
      ],
    });
    const added = await visits.added(other, async () => {
      const { to } = await visits.click(link);
      expect(pathOf(to)).toBe(`/storage/landing/${other}/winter`);
    });
    expect([added.clicks, await offers()]).toEqual([1, [other]]);
  });

  test('[O5] of a link with a landing page of its own is not split', async () => {
    await change({ splitter: [{ offer_id: other, weight: 100 }] });
    const { body } = await network.request(`/publisher/v1/tracking-links/offers/${own}/options`, { token });
    const json = { landing_page_id: read(body, 'data.landing_pages.0.id') };
    await network.request(`/publisher/v1/tracking-links/${link}`, { method: 'PUT', token, json });
    expect(pathOf((await visits.click(link)).to)).toBe(`/storage/landing/${own}/main`);
  });

  test('[O4] is split among what is for its country alone', async () => {
    await change({ splitter: [{ offer_id: other, weight: 100, countries: ['AT'] }] });
    const from = async (country: string) =>
      pathOf((await visits.click(link, { headers: { 'cf-ipcountry': country } })).to);
    expect([await from('at'), await from('de')]).toEqual([
      `/storage/landing/${other}/main`,
      `/storage/landing/${own}/main`,
    ]);
  });

  test('[O4] goes to its own offer when the publisher has lost the offer of the split', async () => {
    await change({ splitter: [{ offer_id: other, weight: 100 }] });
    await network.request(`/publisher/v1/offers/${other}/pause`, { method: 'PUT', token });
    expect(pathOf((await visits.click(link)).to)).toBe(`/storage/landing/${own}/main`);
  });

  test('[O4] goes to who steps in when its own offer is over, or fully booked, and not when it is paused', async () => {
    await change({ tsp: [{ offer_id: other, countries: ['AT'] }, { offer_id: 46_902 }] });
    const led = async () => {
      const { status, to } = await visits.click(link);
      return [status, pathOf(to)];
    };
    const steppedIn = [302, '/storage/landing/46902/main'];
    expect(await led()).toEqual([302, `/storage/landing/${own}/main`]);
    const { db } = network.network;
    await db
      .insertInto('offer_cap')
      .values({ offer_id: own, type: 'clicks', period: 'day', value: 1 })
      .execute();
    expect(await led()).toEqual(steppedIn);
    await db.deleteFrom('offer_cap').where('offer_id', '=', own).execute();
    await db.updateTable('offer').set({ status: 'expired' }).where('id', '=', own).execute();
    expect(await led()).toEqual(steppedIn);
    await network.request(`/publisher/v1/campaigns/${campaign}/pause`, { method: 'PUT', token });
    expect(await led()).toEqual([410, null]);
  });

  test('[O4] that meets a trigger is stopped or led elsewhere, and counts nowhere', async () => {
    await change({ triggers: [{ ...trigger, action: 'stop' }] });
    const stopped = await visits.click(link);
    await change({ triggers: [{ ...trigger, action: 'redirect', target: 'https://kestrel.example/app' }] });
    const led = await visits.click(link);
    expect([stopped.status, led.status, led.to]).toEqual([410, 302, 'https://kestrel.example/app']);
    expect(await offers()).toEqual([]);
    const desktop = await visits.click(link, { agent: 'Firefox/140.0 (X11; Linux)' });
    expect([pathOf(desktop.to), await offers()]).toEqual([`/storage/landing/${own}/main`, [own]]);
  });

  test('[O4] that meets a calling trigger calls its address with the values of the click', async () => {
    const target = `${listener.url}/hit?os={os}&s={sub1}&l={link_id}&x={nothing}`;
    await change({ triggers: [{ ...trigger, action: 'postback', target }] });
    await visits.click(link, { query: '?sub1=a%26b' });
    await visits.click(link, { agent: 'Firefox/140.0 (X11; Linux)' });
    await dueWork();
    expect(listener.calls.map(({ method, path }) => [method, path])).toEqual([
      ['GET', `/hit?os=Android&s=a%26b&l=${link}&x=`],
    ]);
  });

  test('[O4] calls again later where nobody answers, and gives up in the end', async () => {
    await change({ triggers: [{ ...trigger, action: 'postback', target: `${listener.url}/hit` }] });
    listener.answer = 500;
    await visits.click(link);
    const counts = [];
    for (const minutes of [0, 1, 5, 30, 600]) {
      await network.request('/__test/clock', { json: { advanceMs: minutes * 60_000 + 1000 } });
      counts.push(listener.calls.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 4]);
  });
});

test('[O4] a conversion that meets a trigger lets the address be called', async () => {
  const event = { ...trigger, on: 'event', param: 'status', value: 'approved', action: 'postback' };
  await change({ triggers: [{ ...event, target: `${listener.url}/won?p={payout}&c={conversion_id}` }] });
  const { to } = await visits.click(link);
  const operator = await network.tokenOf('operator@portal.test');
  const address = await network.request(`/publisher/v1/postbacks/advertiser-url?offer_id=${own}`, {
    token: operator,
  });
  const secret = new URL(String(read(address.body, 'data.url'))).searchParams.get('token') ?? '';
  const report = async (status: string) =>
    network.request(`/postback?click_id=${clickIdOf(to)}&token=${secret}&txid=1&status=${status}`);
  expect((await report('pending')).status).toBe(200);
  await dueWork();
  expect(listener.calls).toEqual([]);
  const { body } = await report('approved');
  await dueWork();
  expect(listener.calls.map(({ path }) => path)).toEqual([
    expect.stringMatching(
      new RegExp(`^/won\\?p=\\d+\\.\\d\\d&c=${String(read(body, 'data.conversion_id'))}$`),
    ),
  ]);
});
