import { webAddressOf } from '#api/web-address.ts';
import { apiOrigin } from '#api/api-origin.ts';
import { useConfiguration } from '#portal/portal-context.tsx';

/**
 * The address of a picture of a landing page: a file name is in the configured folder of the network's storage, a
 * path or an address is resolved; null for other schemes (C1).
 */
export function useScreenshotUrl(size: 'preview' | 'thumb'): (file: string | null) => string | null {
  const folder = `${apiOrigin()}/storage/${useConfiguration().screenshot[size]}`;
  return (file) => webAddressOf(file, folder);
}
