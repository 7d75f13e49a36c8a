import { query } from '#api/queries.ts';
import { approvals } from '#contract/approvals.ts';
import { expect, test } from 'vitest';
import { apiRequestOf } from './api-request.ts';

test('[O11] the shell command makes the same request, without the token', () => {
  const asked = query(approvals.list, {
    query: { type: 'live', search: "men's shoes", country: ['DE', 'AT'], limit: 20, offset: 40 },
  });
  expect(apiRequestOf(asked, 'https://portal.test')).toBe(
    [
      "curl 'https://portal.test/publisher/v1/approvals?limit=20&offset=40&search=men%27s+shoes&type=live&country=DE%2CAT&sort=-applied_at'",
      "  --header 'accept: application/json'",
      '  --header "authorization: Bearer $TOKEN"',
    ].join(' \\\n'),
  );
});

test('a query that is no call of the contract has no command', () => {
  expect(apiRequestOf({ queryKey: ['views on this device'] }, 'https://portal.test')).toBe(null);
});
