import type { FileReply } from '#contract/endpoint.ts';
import type { Content } from './content.ts';

/** A PDF for download. What draws it is loaded with the first one. */
export async function pdfFile(filename: string, content: Content): Promise<FileReply> {
  const { drawDocument } = await import('./draw-document.ts');
  return { filename, type: 'application/pdf', stream: drawDocument(content) };
}
