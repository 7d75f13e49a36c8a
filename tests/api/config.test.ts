import { describe, expect, test } from 'vitest';
import { type TestNetwork, read, readFields, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const path = '/publisher/v1/config';
const operator = () => network.tokenOf('operator@portal.test');
const load = async () => readFields((await network.request(path)).body, 'data');
async function asOperator(method: string, rest = '', json?: unknown) {
  return network.request(`${path}${rest}`, { method, token: await operator(), json });
}
const codeOf = ({ body }: { body: unknown }) => read(body, 'code');
const advance = (advanceMs: number) => network.request('/__test/clock', { json: { advanceMs } });

const entry = (id: string, value: unknown) => ({ id, value, removed_at: null });

describe('the configuration', () => {
  test('[C1] is public, with the defaults of the specification', async () => {
    const terms = `${network.url}/storage/terms/current`;
    expect(await load()).toEqual({
      dateFormat: { shortDate: 'dd MMM', date: 'yyyy/MM/dd', time: 'HH:mm', dateTime: 'yyyy/MM/dd HH:mm:ss' },
      general: {
        system_name: 'Halyard',
        locale: 'en',
        tracking_host: network.url,
        default_currency: 'EUR',
        first_week_day: '1',
        support_email: 'support@portal.test',
        passkeys: true,
        payments: true,
        inquiries: true,
        traffic_log: true,
        api_page: true,
      },
      register: { termsconditions_url: terms, terms_conditions: { url: terms, required: true } },
      screenshot: { preview: 'lp/previews/', thumb: 'lp/thumbs/' },
      publisher_api: { url: `${network.url}/publisher` },
      ignoredErrorCodes: [],
      loadingErrorCodes: [500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511],
    });
  });

  test('[C1] is changed by an operator, part by part', async () => {
    const before = await load();
    const { status, body } = await asOperator('PUT', '', {
      general: { system_name: ' Windward ', first_week_day: 0 },
      register: { terms_conditions: { required: false } },
      ignoredErrorCodes: [404],
    });
    const changed = {
      ...before,
      general: { ...readFields(before, 'general'), system_name: 'Windward', first_week_day: 0 },
      register: {
        ...readFields(before, 'register'),
        terms_conditions: { ...readFields(before, 'register.terms_conditions'), required: false },
      },
      ignoredErrorCodes: [404],
    };
    expect([status, read(body, 'data')]).toEqual([200, changed]);
    expect(await load()).toEqual(changed);
  });

  test('[C1] gives mails their name', async () => {
    await asOperator('PUT', '', { general: { system_name: 'Windward' } });
    await network.request('/password/publisher/email', { json: { email: 'publisher@portal.test' } });
    const { body } = await network.request('/__test/outbox');
    expect(String(read(body, 'data.0.text'))).toContain('Kind regards\nWindward');
  });

  test.each([
    [{}, 'VALIDATION_ERROR', ''],
    [{ general: { locale: 'fr' } }, 'VALIDATION_ERROR', 'general.locale'],
    [{ general: { tracking_host: 'javascript:alert(1)' } }, 'VALIDATION_ERROR', 'general.tracking_host'],
    [{ general: { first_week_day: 7 } }, 'VALIDATION_ERROR', 'general.first_week_day'],
    [{ general: { shadow_read_only: 'yes' } }, 'VALIDATION_ERROR', 'general.shadow_read_only'],
    [{ general: { shadow_may_change: ['tokens'] } }, 'VALIDATION_ERROR', 'general.shadow_may_change.0'],
    [{ screenshot: { preview: '../../etc/' } }, 'VALIDATION_ERROR', 'screenshot.preview'],
    [{ loadingErrorCodes: [200] }, 'VALIDATION_ERROR', 'loadingErrorCodes.0'],
    [{ partner_review_minutes: -1 }, 'VALIDATION_ERROR', 'partner_review_minutes'],
    [{ signing_key: 'x' }, 'UNKNOWN_PARAMETER', 'signing_key'],
    [{ general: { sytem_name: 'x' } }, 'UNKNOWN_PARAMETER', 'sytem_name'],
  ])('[E2] refuses %j', async (change, code, field) => {
    const before = await load();
    const { body } = await asOperator('PUT', '', change);
    expect([codeOf({ body }), read(body, 'errors.0.field')]).toEqual([code, field]);
    expect(await load()).toEqual(before);
  });
});

describe('the entries of the configuration', () => {
  test('[O9] are created, read, changed and removed', async () => {
    const created = await asOperator('POST', '', { id: 'general.system_name', value: 'Windward' });
    expect([created.status, read(created.body, 'data')]).toEqual([
      200,
      entry('general.system_name', 'Windward'),
    ]);
    expect(codeOf(await asOperator('POST', '', { id: 'general.system_name', value: 'Other' }))).toBe(
      'CONFIGURATION_ENTRY_EXISTS',
    );
    expect(read((await asOperator('GET', '/general.system_name')).body, 'data.value')).toBe('Windward');
    await asOperator('PUT', '/general.system_name', { value: 'Leeward' });
    expect(read(await load(), 'general.system_name')).toBe('Leeward');
    await advance(1000);
    expect(read((await asOperator('DELETE', '/general.system_name')).body, 'data')).toEqual({
      success: true,
    });
    expect(read(await load(), 'general.system_name')).toBe('Halyard');
    expect((await asOperator('GET', '/general.system_name')).status).toBe(404);
    expect(read((await asOperator('GET', '/general.system_name/retrieve')).body, 'data')).toEqual({
      ...entry('general.system_name', 'Leeward'),
      removed_at: '2026-11-20T12:00:01.000Z',
    });
  });

  test('[O9] are listed as far as they are set, without the secrets beside them', async () => {
    await asOperator('PUT', '', { general: { first_week_day: '0' }, ignoredErrorCodes: [404, 410] });
    const { body } = await asOperator('GET', '/entries?limit=-1');
    const listed = readList(body, 'data.data');
    expect(listed).toEqual(
      expect.arrayContaining([
        entry('general.first_week_day', '0'),
        entry('ignoredErrorCodes', [404, 410]),
        entry('partner_review_minutes', 5),
      ]),
    );
    expect(read(body, 'data.total')).toBe(listed.length);
    for (const id of ['signing_key', 'traffic_until']) {
      expect(listed.map((row) => read(row, 'id'))).not.toContain(id);
      expect((await asOperator('GET', `/${id}`)).status).toBe(404);
      expect((await asOperator('GET', `/${id}/retrieve`)).status).toBe(404);
      expect((await asOperator('DELETE', `/${id}`)).status).toBe(404);
      expect((await asOperator('PUT', `/${id}`, { value: 'x' })).status).toBe(404);
      expect((await asOperator('POST', '', { id, value: 'x' })).status).toBe(422);
    }
    const { value } = await network.network.db
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'signing_key')
      .executeTakeFirstOrThrow();
    expect(value).toHaveLength(43);
  });

  test.each([
    ['general.locale', 'fr'],
    ['general.default_currency', 'GBP'],
    ['partner_review_minutes', 1.5],
    ['loadingErrorCodes', [99]],
    ['register.terms_conditions.required', 'yes'],
  ])('[E2] %s cannot be %j', async (id, value) => {
    const { status, body } = await asOperator('POST', '', { id, value });
    const isThere = codeOf({ body }) === 'CONFIGURATION_ENTRY_EXISTS';
    expect([status, read(body, 'errors.0.field'), isThere]).toEqual([422, 'value', false]);
  });

  test('[O9] of which two are created at the same time have one winner', async () => {
    const create = () => asOperator('POST', '', { id: 'general.locale', value: 'de' });
    const statuses = (await Promise.all([create(), create(), create()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('are for operators alone', async () => {
    const token = await network.tokenOf();
    for (const [method, rest, json] of [
      ['PUT', '', { general: { system_name: 'Mine' } }],
      ['POST', '', { id: 'general.locale', value: 'de' }],
      ['GET', '/entries', undefined],
      ['GET', '/partner_review_minutes', undefined],
      ['PUT', '/partner_review_minutes', { value: 0 }],
      ['DELETE', '/partner_review_minutes', undefined],
      ['GET', '/partner_review_minutes/retrieve', undefined],
    ] as const) {
      const { status, body } = await network.request(path + rest, { method, token, json });
      expect([status, codeOf({ body })]).toEqual([403, 'FORBIDDEN']);
    }
  });
});
