import type { Download } from '#contract/endpoint.ts';

/** Saves a file under its own name (P5). */
export function saveFile({ filename, blob }: Download): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
