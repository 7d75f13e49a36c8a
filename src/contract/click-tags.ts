import * as z from 'zod/mini';
import { data, endpoint, resource } from './endpoint.ts';
import { done, reference } from './values.ts';
import { integer } from './wire.ts';

/** Parameters of the dictionary clicktag-params, each with the publisher's own macro or text. */
export const clicktagValues = z.record(z.string(), z.string().check(z.maxLength(255)));
export type ClicktagValues = z.infer<typeof clicktagValues>;

export const namedValues = z.extend(reference, { values: clicktagValues });
/** `url` is the address of the link with the values in it. */
export const clicktag = z.extend(namedValues, { url: z.nullable(z.string()) });

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
/** `values` replaces all previous ones. */
const filledValues = clicktagValues.check(
  z.refine((values) => Object.keys(values).length > 0, 'At least one value is needed'),
);
const byId = z.object({ id: integer });
const body = z.strictObject({ name, values: filledValues });

/**
 * Without a name it is the campaign's click tag, or one named like the campaign. `revision` is that of the campaign
 * as read.
 */
export const saveClicktagBody = z.strictObject({
  name: z.optional(name),
  values: filledValues,
  revision: z.optional(z.int()),
});

/**
 * The publisher's click tags; their list is the dictionary clicktags. A duplicate name or an unknown parameter is
 * refused with VALIDATION_ERROR, removing one in use with CLICKTAG_IN_USE.
 */
export const clickTags = resource('clickTags', {
  get: endpoint('GET /publisher/v1/clicktags/{id}', {
    params: byId,
    answer: data(namedValues),
    chosen: true,
  }),
  create: endpoint('POST /publisher/v1/clicktags', { body, answer: data(namedValues), chosen: true }),
  update: endpoint('PUT /publisher/v1/clicktags/{id}', {
    params: byId,
    body,
    answer: data(namedValues),
    chosen: true,
  }),
  remove: endpoint('DELETE /publisher/v1/clicktags/{id}', {
    params: byId,
    answer: data(done),
    chosen: true,
  }),
});
