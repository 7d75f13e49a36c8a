import * as z from 'zod/mini';
import { data, endpoint, resource } from './endpoint.ts';
import { byId } from './offer-parts.ts';

/** In bytes. */
export const largestPicture = 5 * 1024 * 1024;

const pictures = { preview: z.nullable(z.string()), thumb: z.nullable(z.string()) };
/** `failure` is a text for the user. */
const previewJob = z.object({
  job: z.string(),
  status: z.enum(['queued', 'processing', 'done', 'failed']),
  ...pictures,
  failure: z.nullable(z.string()),
});

/**
 * Pictures of offers and pages (O3). An upload accepts PNG, JPEG, GIF or WebP by content, up to 5 MB: an operator's
 * is the picture of the offer, a publisher's a creative of their application (OFFER_NOT_APPLIED without one,
 * QUOTA_REACHED once there are too many). A preview of a page is requested by its address, and polled until it is done or has
 * failed (P1): the same address is the same job while it runs and for a minute afterwards. Only addresses of the
 * public internet are called, others are refused as VALIDATION_ERROR of `url`.
 */
export const offerPictures = resource('offerPictures', {
  upload: endpoint('PUT /publisher/v1/offers/{id}/upload', {
    params: byId,
    encoding: 'multipart',
    body: z.strictObject({ file: z.file().check(z.minSize(1)) }),
    answer: data(z.object(pictures)),
  }),
  fetchPreview: endpoint('POST /publisher/v1/offers/fetch-preview', {
    body: z.strictObject({ url: z.string().check(z.minLength(1), z.maxLength(2082)) }),
    answer: data(previewJob),
  }),
  previewJob: endpoint('GET /publisher/v1/offers/fetch-preview/{job}', {
    params: z.object({ job: z.string().check(z.maxLength(100)) }),
    answer: data(previewJob),
    chosen: true,
  }),
});
