import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { clickIdOf, readClickId } from '#contract/tracked-ids.ts';
import { read } from './network.ts';
import { lead, none, onReports, share } from './report-steps.ts';

const { network, token, clickId, newClick, full, report, added } = onReports();
type Fields = Record<string, string>;

describe('what the advertiser’s system makes of the address', () => {
  test.each([['{goal}'], ['{{goal}}'], ['${goal}'], ['[goal]'], ['']])(
    '[O7] a macro that it has not filled, %s, is missing',
    async (macro) => {
      const sent = { goal: macro, txid: macro, reason: macro, status: macro };
      const result = await added(async () => {
        const first = await report(sent);
        const again = await report(sent);
        expect([first, again].map(({ body }) => read(body, 'data.created'))).toEqual([true, false]);
      });
      expect(result).toEqual({ ...none, pending: 1, conversions: 1, payout: 21 });
    },
  );

  test('a status is read in any case', async () => {
    const { body } = await report({ txid: 'T-6', status: ' Approved' });
    expect(read(body, 'data.status')).toBe('approved');
  });
});

describe('what is refused', () => {
  const cases: Record<string, [fields: () => Fields, status: number, code: string]> = {
    'a wrong token': [() => ({ token: 'x' }), 403, 'FORBIDDEN'],
    'the token of another offer': [() => ({ token: full({}, share.offer)['token'] ?? '' }), 403, 'FORBIDDEN'],
    'no token': [() => ({ token: '' }), 422, 'VALIDATION_ERROR'],
    'an unknown click': [() => ({ click_id: clickIdOf(1, randomUUID()) }), 404, 'NOT_FOUND_HTTP_EXCEPTION'],
    'the click of another publisher': [
      () => ({ click_id: clickIdOf(2, readClickId(clickId())?.id ?? '') }),
      404,
      'NOT_FOUND_HTTP_EXCEPTION',
    ],
    'no click ID': [() => ({ click_id: "1.' or 1=1" }), 404, 'NOT_FOUND_HTTP_EXCEPTION'],
    'an unknown goal': [() => ({ goal: 'Trial' }), 422, 'VALIDATION_ERROR'],
    'an unknown status': [() => ({ status: 'paid' }), 422, 'VALIDATION_ERROR'],
    'a very long transaction': [() => ({ txid: 'x'.repeat(201) }), 422, 'VALIDATION_ERROR'],
  };
  test.each(Object.entries(cases))('%s', async (_, [fields, status, code]) => {
    const result = await added(async () => {
      const answer = await report(fields());
      expect([answer.status, read(answer.body, 'code')]).toEqual([status, code]);
    });
    expect(result).toEqual(none);
  });

  test('what the status may be, and what there is none of, is named', async () => {
    const { body } = await report({ status: 'paid' });
    expect(read(body, 'errors.0')).toEqual({
      field: 'status',
      errors: [
        {
          code: 'INVALID_VALUE',
          description: 'This value is not one of those there are: pending, approved, rejected',
        },
      ],
    });
    const { body: unknown } = await report({ click_id: clickIdOf(1, randomUUID()) });
    expect(read(unknown, 'errors.0.description')).toBe('There is no click with this click_id');
  });

  test('a conversion, in the log: its advertiser alone would see it', async () => {
    const lines = vi.spyOn(console, 'error').mockReturnValue();
    try {
      await report({ goal: 'Trial' });
      await report({ goal: 'Trial', token: 'x' });
      expect(lines.mock.calls).toEqual([
        [`A conversion of offer ${lead.offer} was refused. goal: The offer has no such goal`],
      ]);
    } finally {
      lines.mockRestore();
    }
  });

  const unusable: [sent: Fields, code: string][] = [
    [{}, 'REQUIRED'],
    [{ amount: '' }, 'REQUIRED'],
    [{ amount: ' ' }, 'REQUIRED'],
    [{ amount: '-5' }, 'AMOUNT'],
    [{ amount: 'ten' }, 'AMOUNT'],
    [{ amount: '9999999999' }, 'AMOUNT'],
    [{ amount: '1,234' }, 'AMOUNT'],
    [{ amount: '{sale_amount}' }, 'AMOUNT'],
  ];
  test.each(unusable)(
    '[O7] a share of a sale of which nobody can read the amount: %j',
    async (sent, code) => {
      await newClick(share);
      const result = await added(async () => {
        const { status, body } = await report(sent, share.offer);
        expect([status, read(body, 'errors.0.field'), read(body, 'errors.0.errors.0.code')]).toEqual([
          422,
          'amount',
          code,
        ]);
      }, share.offer);
      expect(result).toEqual(none);
    },
  );

  test('another content type and a body that is too long', async () => {
    expect((await network().request('/postback', { body: 'a', type: 'text/plain' })).status).toBe(415);
    const long = await network().request('/postback', { json: { txid: 'x'.repeat(100_000) } });
    expect([long.status, read(long.body, 'code')]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('the address of the advertiser, to a publisher', async () => {
    const path = `/publisher/v1/postbacks/advertiser-url?offer_id=${lead.offer}`;
    expect((await network().request(path, { token: token() })).status).toBe(403);
    const operator = await network().tokenOf('operator@portal.test');
    expect((await network().request(path.replace(/\d+$/, '1'), { token: operator })).status).toBe(404);
  });
});
