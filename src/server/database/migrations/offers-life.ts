import { tagRows } from '../../reference/tag-values.ts';
import { insertRows } from '../insert-rows.ts';
import { id, statements } from '../statements.ts';

const tables = statements(
  `alter table offer add column archived_at timestamptz`,
  `alter table offer add column traffic_type_ids int[] not null default '{}'`,
  `create table offer_question (${id} primary key, offer_id bigint not null references offer (id), position int not null,
    text text not null, is_required boolean not null)`,
  `create index offer_question_offer on offer_question (offer_id)`,

  `alter table approval add column archived_at timestamptz`,
  `alter table approval add column reason text`,
  `alter table approval add column review_due_at timestamptz`,
  `alter table approval add column traffic_type_ids int[] not null default '{}'`,
  `alter table approval add column answers jsonb not null default '[]'`,
  `create index approval_review_due on approval (review_due_at) where status = 'pending'`,
  `create table approval_event (partner_id bigint not null, ${id}, approval_id bigint not null, at timestamptz not null,
    action text not null check (action in ('applied', 'changed', 'approved', 'rejected', 'blocked', 'withdrawn')),
    actor text not null check (actor in ('publisher', 'operator', 'network')), user_id bigint, reason text,
    primary key (partner_id, id))`,
  `create index approval_event_approval on approval_event (partner_id, approval_id)`,
  `insert into approval_event (partner_id, approval_id, at, action, actor)
    select partner_id, id, applied_at, 'applied', 'publisher' from approval`,
  `insert into approval_event (partner_id, approval_id, at, action, actor)
    select partner_id, id, decided_at, status, 'network' from approval where decided_at is not null`,

  `create table asset (id text primary key, mime text not null, size int not null, body bytea not null, created_at timestamptz not null)`,
  `create table approval_material (partner_id bigint not null, ${id}, approval_id bigint not null,
    asset_id text not null, name text not null, created_at timestamptz not null, primary key (partner_id, id))`,
  `create index approval_material_approval on approval_material (partner_id, approval_id)`,
  `create table preview_job (partner_id bigint not null, id text not null, url text not null,
    status text not null check (status in ('queued', 'processing', 'done', 'failed')), asset_id text, failure text,
    created_at timestamptz not null, claimed_at timestamptz, finished_at timestamptz, primary key (partner_id, id))`,
  `create unique index preview_job_running on preview_job (partner_id, md5(url)) where finished_at is null`,

  `create index preview_job_finished on preview_job (finished_at)`,

  `create table catalogue_entry (${id} primary key, offer_id bigint not null unique references offer (id),
    published_from timestamptz not null, published_until timestamptz, archived_at timestamptz)`,
  `insert into catalogue_entry (offer_id, published_from) select id, created_at from offer where visibility <> 'private'`,

  `create table tag_value (${id} primary key, kind text not null, value text not null, name text not null, parent_id text,
    archived_at timestamptz)`,
  `create unique index tag_value_name on tag_value (kind, coalesce(parent_id, ''), value)`,

  `create table saved_report (partner_id bigint not null, ${id}, user_id bigint not null, name text not null, query text not null,
    created_at timestamptz not null, updated_at timestamptz not null, archived_at timestamptz, primary key (partner_id, id))`,
  `create unique index saved_report_name on saved_report (partner_id, user_id, name) where archived_at is null`,
);

// Tag values are part of the structure: a database without demo data needs them too.
export const offersLife: typeof tables = {
  up: async (db) => {
    await tables.up(db);
    await insertRows(db, 'tag_value', { rows: tagRows });
  },
};
