import { type evidenceTypes, largestEvidence } from '#contract/inquiries.ts';
import { imageTypeOf } from '../assets/image-types.ts';
import { refuseField } from '../http/refusal.ts';

type Type = (typeof evidenceTypes)[number];
export type Evidence = { file_name: string; file_type: Type; file: Buffer };

const longestName = 200;
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const control = /(?![\t\r\n])\p{Cc}/u;
const separator = /[,;\t]/;

function isCsv(body: Buffer) {
  try {
    const text = strictUtf8.decode(body);
    return !control.test(text) && separator.test(text.split(/\r?\n/, 1)[0] ?? '');
  } catch {
    return false;
  }
}

// By what it holds: a name and a content type can say anything.
function typeOf(body: Buffer): Type | null {
  const picture = imageTypeOf(body)?.mime;
  if (picture === 'image/png' || picture === 'image/jpeg') return picture;
  if (body.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
  return isCsv(body) ? 'text/csv' : null;
}

/** The columns of a file that a message brings. Refuses `file` where it is too large or of another kind. */
export async function readEvidence(file: File | undefined): Promise<Evidence | undefined> {
  if (!file) return undefined;
  if (file.size > largestEvidence) throw refuseField('file', 'FILE_SIZE', 'The file may have up to 2 MB');
  const body = Buffer.from(await file.arrayBuffer());
  const type = typeOf(body);
  if (!type) throw refuseField('file', 'FILE_TYPE', 'Send a PDF, PNG, JPEG or CSV file');
  return { file_name: file.name.slice(0, longestName), file_type: type, file: body };
}
