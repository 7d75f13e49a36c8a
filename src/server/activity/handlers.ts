import { dayOf } from '#contract/days.ts';
import { type CsvColumns, csvFile } from '../http/csv.ts';
import type { HandlersOf } from '../network.ts';
import { type ExportedRow, exportActivity, listActivity } from './read-activity.ts';

const columns: CsvColumns<ExportedRow> = {
  ID: ({ id }) => id,
  Time: ({ at }) => at.toISOString(),
  'Partner ID': (row) => row.partner_id,
  Partner: ({ partner }) => partner,
  'User ID': (row) => row.user_id,
  'Done by': ({ actor }) => actor,
  'Done by ID': (row) => row.actor_id,
  Name: (row) => row.actor_name,
  Call: ({ call }) => call,
  Subject: ({ subject }) => subject,
  Field: ({ change }) => change.field,
  From: ({ change }) => change.from,
  To: ({ change }) => change.to,
  Address: ({ address }) => address,
};

export const activityHandlers: HandlersOf<'activity'> = {
  activity: {
    list: ({ query }, context) => listActivity(context, query),
    download: ({ query }, { db, clock }) =>
      csvFile(`activity-${dayOf(clock.now())}.csv`, columns, exportActivity(db, query)),
  },
};
