import { dayOf } from '#contract/days.ts';
import { type CsvColumns, csvFile } from '../http/csv.ts';
import type { HandlersOf, Network } from '../network.ts';
import {
  type ExportedRow,
  exportActivity,
  exportOwnActivity,
  listActivity,
  type OwnRow,
} from './read-activity.ts';

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

const ownColumns: CsvColumns<OwnRow> = {
  ID: ({ id }) => id,
  Time: ({ at }) => at.toISOString(),
  'Done by': ({ actor }) => actor,
  Name: (row) => row.actor_name,
  Kind: ({ kind }) => kind,
  Call: ({ call }) => call,
  Subject: ({ subject }) => subject,
  Field: ({ change }) => change.field,
  From: ({ change }) => change.from,
  To: ({ change }) => change.to,
  Address: ({ address }) => address,
};

const fileName = ({ clock }: Pick<Network, 'clock'>) => `activity-${dayOf(clock.now())}.csv`;

export const activityHandlers: HandlersOf<'activity'> = {
  activity: {
    list: ({ query }, context) => listActivity(context, query),
    export: ({ query }, context) => csvFile(fileName(context), ownColumns, exportOwnActivity(context, query)),
    download: ({ query }, context) => csvFile(fileName(context), columns, exportActivity(context.db, query)),
  },
};
