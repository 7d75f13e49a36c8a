import { expect, test } from 'vitest';
import { recordEntries } from './records.ts';

const surroundings = {
  go: () => undefined,
  approvalOf: new Map([[48, { id: 48, name: 'Sonar', status: 'approved', approval_id: 5 } as const]]),
  statusOf: () => 'Approved',
};
const offer = { id: 48, name: 'Sonar' };

test('[A5] what stands before an ID keeps it on its line, so that no line begins with the dot', () => {
  const records = {
    offers: [offer],
    approvals: [],
    campaigns: [{ id: 9, name: 'Autumn', status: 'active' as const, offer }],
    links: [{ id: 103, name: 'Season preview', offer }],
  };
  expect(recordEntries(records, surroundings).map(({ note }) => note)).toEqual([
    'Approved\u00A0·\u00A048',
    'Sonar\u00A0·\u00A09',
    'Sonar\u00A0·\u00A0103',
  ]);
});
