import type { NetworkHandlers } from '../network.ts';
import { uploadPicture } from '../offers/upload-picture.ts';
import { fetchPreview, readPreviewJob } from '../previews/preview-jobs.ts';

export const offerPictures: NetworkHandlers['offerPictures'] = {
  upload: ({ params, body }, context) => uploadPicture(context, params.id, body.file),
  fetchPreview: ({ body }, context) => fetchPreview(context, body.url),
  previewJob: ({ params }, context) => readPreviewJob(context, params.job),
};
