import { msg } from '@lingui/core/macro';

/** The file of a message; the network looks at what it holds. */
export const evidenceField = {
  type: 'file',
  label: msg`Evidence`,
  hint: msg`A PDF, PNG, JPEG or CSV file, up to 2 MB`,
  accept: '.pdf,.png,.jpg,.jpeg,.csv',
  rules: 'ext:pdf,png,jpg,jpeg,csv|size:2048',
  ruleTexts: {
    ext: msg`Choose a PDF, PNG, JPEG or CSV file`,
    size: msg`The file may have up to 2 MB`,
  },
} as const;

/** The same of a message that proves nothing. */
export const attachmentField = { ...evidenceField, label: msg`Attachment` } as const;

/** As a part of a form that is sent. */
export const sentFile = (file: File | null) => (file ? { file } : {});
