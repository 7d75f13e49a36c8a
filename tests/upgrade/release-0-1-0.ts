import type { Change, Row } from './upgraded.ts';

const hosts: Readonly<Record<string, string>> = {
  'https://Hooks.Berger.test:8443/a?b=1': 'hooks.berger.test:8443',
  'https://Tracker.example': 'tracker.example',
};
// Calls that wait have a queue by host from then on.
const queued: Change = (row) => ({ host: row['next_at'] === null ? '' : hosts[String(row['url'])] });

/** What comes after the newest migration of that version, as README.md and CHANGELOG.md of the next say it. */
const last = '0120_error_codes';

/** What becomes of rows, beside columns that are new and empty. */
const changes: Readonly<Record<string, Change>> = {
  campaign: () => ({ archived_at: undefined }),
  postback_delivery: queued,
  trigger_call: queued,
  // Numbered as they were written; tokens of programs open what they did.
  token: ({ hash, kind }) => ({
    id: ['r1', 'a1', 'a2'].indexOf(String(hash)) + 1 || 4,
    scope: kind === 'pat' ? 'all' : null,
  }),
};

/** Rows of tables that are new. */
const made: Readonly<Record<string, readonly Row[]>> = {
  // Who is signed in stays so.
  session: [
    {
      id: 'berger',
      user_id: 2,
      operator_id: null,
      started_at: '2026-11-20T10:00:00+00:00',
      last_used_at: '2026-11-20T11:00:00+00:00',
      ends_at: null,
      factor: 'password',
    },
    {
      id: 'shadow',
      user_id: 2,
      operator_id: 1,
      started_at: '2026-11-20T11:30:00+00:00',
      last_used_at: '2026-11-20T11:30:00+00:00',
      ends_at: '2026-11-20T19:30:00+00:00',
      factor: 'link',
    },
  ].map((session) => ({ ...session, address: '', country: null, agent: '', confirmed_at: null })),
};

export const release010 = { last, changes, made };
