import * as z from 'zod/mini';
import { endpoint, page, resource } from './endpoint.ts';
import { countryCode } from './values.ts';
import { everything } from './wire.ts';

/** Kinds that take no parameter (C4). */
export const tagKind = z.enum([
  'handset',
  'os',
  'other',
  'carrier',
  'content_category',
  'pno',
  'theme',
  'ad_dimension',
  'color',
  'operating_system',
  'placement',
  'step',
  'banner_title',
  'banner_id',
  'banner_source',
  'product_pno',
  'banner_filename',
  'offer_detail_name',
  'handset_legacy',
  'connection',
  'language',
  'isp',
  'device_manufacturer',
  'form_factor',
  'trigger_param_click',
  'trigger_param_event',
  'adv_billingstate',
  'adv_billingcontext',
  'adv_beorderstate',
  'trigger_param_yieldr',
]);
export type TagKind = z.infer<typeof tagKind>;

/** `parent_id` is the value it belongs to, as a version to its system. */
const tag = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  parent_id: z.nullable(z.string()),
});
export type Tag = z.infer<typeof tag>;

const query = z.strictObject({
  ...everything.shape,
  search: z.optional(z.string().check(z.maxLength(100))),
});

/** Values of tags, by kind (C4). Cities take a country as parameter. */
export const tags = resource('tags', {
  byKind: endpoint('GET /publisher/v1/tags/{kind}', {
    params: z.object({ kind: tagKind }),
    query,
    answer: page(tag),
  }),
  city: endpoint('GET /publisher/v1/tags/city/{param}', {
    params: z.object({ param: countryCode }),
    query,
    answer: page(tag),
  }),
  category: endpoint('GET /publisher/v1/tags/category', { query, answer: page(tag) }),
  publicOs: endpoint('GET /public/v1/tags/os', { auth: 'anyone', query, answer: page(tag) }),
});
