import { webAddressOf } from '#api/web-address.ts';
import { useConfiguration } from '#portal/portal-context.tsx';

/**
 * Where a picture of a landing page is: a name of its own lies in the configured folder of the network's storage, a
 * path or an address stands for itself; anything but the web is no picture (C1).
 */
export function useScreenshotUrl(size: 'preview' | 'thumb'): (file: string | null) => string | null {
  const folder = `${window.location.origin}/storage/${useConfiguration().screenshot[size]}`;
  return (file) => webAddressOf(file, folder);
}
