import { describe, expect, test } from 'vitest';
import { type TestNetwork, aNumber, read, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
});

const campaigns = '/publisher/v1/campaigns';
const request = async (path: string, bearer = token) =>
  network.request(`${campaigns}${path}`, { token: bearer });
const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, json?: unknown) =>
  network.request(`${campaigns}${path}`, { method, token, ...(json !== undefined && { json }) });
type Answered = Awaited<ReturnType<typeof request>>;
const refused = ({ status, body }: Answered) => [status, read(body, 'code')];
const faults = ({ body }: Answered) =>
  readList(body, 'errors').map((entry) => [
    read(entry, 'field'),
    ...readList(entry, 'errors').map((error) => read(error, 'code')),
  ]);
const rows = async (path: string) => readList((await request(path)).body, 'data.data');

describe('the parts of a campaign', () => {
  const trigger = {
    name: 'Tablets',
    on: 'click',
    param: 'device',
    operator: 'eq',
    value: 'tablet',
    action: 'redirect',
    target: 'https://kestrel.example/tablets',
    active: true,
  };
  const split = { offer_id: 48_213, weight: 100 };

  test('[O4.a] are replaced as a whole, each list by itself, and read back', async () => {
    const [mainPage] = readList(
      (await network.request('/publisher/v1/tracking-links/offers/48213/options', { token })).body,
      'data.landing_pages',
    );
    const pageId = read(mainPage, 'id');
    const { status, body } = await send('PUT', '/1', {
      splitter: [
        { offer_id: 48_213, landing_page_id: pageId, weight: 60 },
        { offer_id: 48_219, weight: 40, countries: ['DE'] },
        { offer_id: 48_213, weight: 70, active: false },
      ],
      tsp: [{ offer_id: 48_219, countries: ['DE', 'AT'] }, { offer_id: 48_466 }],
      triggers: [trigger],
    });
    expect(status).toBe(200);
    const lumen = { id: 48_213, name: 'Lumen VPN – 24-month plan' };
    const students = { id: 48_219, name: 'Lumen VPN – monthly plan for students' };
    const splitter = [
      {
        id: aNumber,
        offer: lumen,
        landing_page: { id: pageId, name: 'Main page' },
        weight: 60,
        countries: [],
        active: true,
      },
      { id: aNumber, offer: students, landing_page: null, weight: 40, countries: ['DE'], active: true },
      { id: aNumber, offer: lumen, landing_page: null, weight: 70, countries: [], active: false },
    ];
    expect([read(body, 'data.splitter'), read(body, 'data.triggers_count')]).toEqual([splitter, 1]);
    expect(await rows('/1/splitter')).toEqual(splitter);
    expect(await rows('/1/splitter?limit=1&offset=2')).toEqual(splitter.slice(2));
    expect(await rows('/1/tsp')).toEqual([
      { id: aNumber, offer: students, countries: ['DE', 'AT'], active: true },
      {
        id: aNumber,
        offer: { id: 48_466, name: 'Puzzle Isles – Android install' },
        countries: [],
        active: true,
      },
    ]);
    expect(await rows('/1/triggers')).toEqual([{ ...trigger, id: aNumber }]);
    expect(await rows('/1/triggers?on=event')).toEqual([]);
    await send('PUT', '/1', { splitter: [] });
    expect([await rows('/1/splitter'), await rows('/1/triggers')]).toEqual([
      [],
      [{ ...trigger, id: aNumber }],
    ]);
  });

  test.each([
    [[{ ...split, weight: 99 }]],
    [
      [
        { ...split, weight: 60 },
        { ...split, weight: 41 },
      ],
    ],
    [
      [
        { ...split, weight: 100 },
        { ...split, weight: 0 },
        { ...split, weight: 1 },
      ],
    ],
  ])('[O4] with weights that do not add up to 100 are refused: %j', async (splitter) => {
    const before = await rows('/102/splitter');
    expect(refused(await send('PUT', '/102', { name: 'Other', splitter }))).toEqual([422, 'WEIGHTS_NOT_100']);
    expect(await rows('/102/splitter')).toEqual(before);
    expect(read((await request('/102')).body, 'data.name')).toBe('Native tests');
  });

  test('[O4] that are inactive have no part in the weights', async () => {
    expect((await send('PUT', '/102', { splitter: [{ ...split, weight: 7, active: false }] })).status).toBe(
      200,
    );
  });

  test.each([
    [{ splitter: [{ ...split, weight: 101 }] }, [['splitter.0.weight', 'TOO_BIG']]],
    [{ splitter: [{ ...split, offer_id: 48_633 }] }, [['splitter.0.offer_id', 'OFFER_NOT_LIVE']]],
    [{ splitter: [{ ...split, landing_page_id: 9999 }] }, [['splitter.0.landing_page_id', 'NOT_FOUND']]],
    [{ splitter: [{ ...split, landing_page_id: 4 }] }, [['splitter.0.landing_page_id', 'NOT_FOUND']]],
    [
      { tsp: [{ offer_id: 48_213 }, { offer_id: 48_467 }] },
      [
        ['tsp.0.offer_id', 'OWN_OFFER'],
        ['tsp.1.offer_id', 'OFFER_NOT_LIVE'],
      ],
    ],
    [{ tsp: [{ offer_id: 48_219, countries: ['DEU'] }] }, [['tsp.0.countries.0', 'TOO_BIG']]],
    [{ triggers: [{ ...trigger, param: 'event' }] }, [['triggers.0.param', 'NOT_FOUND']]],
    [{ triggers: [{ ...trigger, target: null }] }, [['triggers.0.target', 'REQUIRED']]],
    [{ triggers: [{ ...trigger, target: 'javascript:1' }] }, [['triggers.0.target', 'CUSTOM']]],
    [{ triggers: [{ ...trigger, action: 'stop' }] }, [['triggers.0.target', 'NOT_USED']]],
    [{ triggers: [{ ...trigger, operator: 'gt' }] }, [['triggers.0.value', 'NOT_A_NUMBER']]],
    [{ triggers: [{ ...trigger, operator: 'regex', value: '(a+)+' }] }, [['triggers.0.value', 'PATTERN']]],
    [
      { triggers: [trigger, { ...trigger, on: 'event', param: 'payout' }] },
      [['triggers.1.action', 'TOO_LATE']],
    ],
    [{ clicktag_id: 4 }, [['clicktag_id', 'NOT_FOUND']]],
    [{}, [['', 'CUSTOM']]],
  ])('[E2] of %j are refused, field by field', async (json, expected) => {
    const answer = await send('PUT', '/1', json);
    expect([...refused(answer), ...faults(answer)]).toEqual([422, 'VALIDATION_ERROR', ...expected]);
  });

  test('[O4.a] payouts are those of the offer', async () => {
    const { body } = await network.request('/publisher/v1/offers/48213/payouts', { token });
    expect(await rows('/1/payouts')).toEqual(readList(body, 'data.data'));
    expect(await rows('/1/payouts?limit=1')).toHaveLength(1);
  });

  test('[O4.a] l-triggers are those of all campaigns, each with its campaign', async () => {
    const all = await rows('/l-triggers?limit=-1');
    expect(all.map((row) => [read(row, 'name'), read(row, 'campaign.id')])).toEqual([
      ['Large households', 2],
      ['iPhones', 4],
      ['Own tests', 4],
      ['Placements without sales', 102],
    ]);
    expect(await rows('/l-triggers?campaign_id=4&limit=1&offset=1')).toEqual([all[2]]);
    expect(await rows('/l-triggers?on=event')).toEqual([all[0]]);
    expect(await rows('/l-triggers?search=iphone')).toEqual([all[1]]);
  });
});
