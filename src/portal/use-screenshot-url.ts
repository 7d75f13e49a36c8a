import { usePortal } from './portal-context.tsx';

const web = new Set(['http:', 'https:']);

/**
 * Where a picture of a landing page is: a name of its own lies in the configured folder of the network's storage, a
 * path or an address stands for itself; anything but the web is no picture (C1).
 */
export function useScreenshotUrl(size: 'preview' | 'thumb'): (file: string | null) => string | null {
  const folder = `${window.location.origin}/storage/${usePortal().configuration().screenshot[size]}`;
  return (file) => {
    const url = file === null ? null : URL.parse(file, folder);
    return url && web.has(url.protocol) ? url.href : null;
  };
}
