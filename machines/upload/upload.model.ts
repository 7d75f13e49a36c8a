import { modelOf } from '../models/chart-model.ts';
import { codeOf, refusal } from '../models/samples.ts';
import { uploadMachine } from './upload.machine.ts';

export const uploadModel = modelOf('upload', {
  machine: uploadMachine,
  inputs: { pictures: { types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'], largest: 1024 } },
  events: {
    'upload.choose': [
      { file: { name: 'banner.png', type: 'image/png', size: 1024 } },
      { file: { name: 'photo.jpg', type: 'image/jpeg', size: 1 } },
      { file: { name: 'large.webp', type: 'image/webp', size: 1025 } },
      { file: { name: 'empty.gif', type: 'image/gif', size: 0 } },
      { file: { name: 'notes.txt', type: 'text/plain', size: 10 } },
    ],
    'upload.progress': [{ share: 40 }],
    'upload.cancel': [{}],
    'upload.retry': [{}],
  },
  answers: { send: [undefined] },
  failures: { send: [refusal(409, 'QUOTA_REACHED')] },
  describe: ({ context: { file, share, fault, failure: failed } }) =>
    `${file?.name ?? 'no file'} ${share}%${fault ? `, wrong ${fault}` : ''}${codeOf(failed)}`,
});
