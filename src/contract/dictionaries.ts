import * as z from 'zod/mini';
import { bare, endpoint, page, resource } from './endpoint.ts';
import { countryCode, dictionaryItem, reference } from './values.ts';
import { everything } from './wire.ts';

const items = z.array(dictionaryItem);

/** Loaded at start (C2). */
export const startDictionaries = z.object({
  partners_payment_terms: items,
  traffic_types: items,
  postbacks_events_def: items,
  tags_type_def: items,
  publisher_content: z.array(z.string()),
  offer_cap_types: z.record(z.string(), z.string()),
  payment_request_payment_methods: items,
  payment_request_statuses: items,
  invoices_statuses: items,
});

const notLoaded = { 404: 'DICTIONARIES_NOT_LOADED' } as const;

/** Lists that rarely change, always loaded whole (C2, C3, C6, P6). */
export const dictionaries = resource('dictionaries', {
  start: endpoint('GET /storage/dict.json', {
    auth: 'anyone',
    answer: bare(startDictionaries),
    messages: notLoaded,
  }),
  categories: endpoint('GET /public/v1/dict/categories', {
    auth: 'anyone',
    query: everything,
    answer: page(reference),
    messages: notLoaded,
  }),
  countries: endpoint('GET /public/v1/dict/countries', {
    auth: 'anyone',
    query: everything,
    answer: page(z.object({ id: countryCode, name: z.string() })),
    messages: notLoaded,
  }),
  approvalStatuses: endpoint('GET /publisher/v1/dict/approval-statuses', {
    query: everything,
    answer: page(dictionaryItem),
  }),
});
