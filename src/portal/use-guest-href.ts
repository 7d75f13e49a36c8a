import { href } from '#routes';
import { useGatedLocation, useGatedSearch } from './portal-context.tsx';

/**
 * The address of the login or the registration, with the way back: the given one, else the one that this screen was
 * given, else the public offer wall with what was chosen there (G5, G6).
 */
export function useGuestHref(): (name: 'login' | 'register', wayBack?: string) => string {
  const [path] = useGatedLocation();
  const search = useGatedSearch();
  const isNarrowedWall = path === href('publicOfferWall') && search !== '';
  const current = isNarrowedWall ? `${path}?${search}` : new URLSearchParams(search).get('redirect');
  return (name, wayBack = current ?? '') =>
    wayBack === '' ? href(name) : `${href(name)}?redirect=${encodeURIComponent(wayBack)}`;
}
