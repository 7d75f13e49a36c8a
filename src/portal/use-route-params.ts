import { routeParams, type RouteName, type RouteParams } from '#routes';
import { useGatedLocation } from './portal-context.tsx';

/** The parameters in the path of a screen. Example: `const { id, type } = useRouteParams('liveOfferDetails')`. */
export function useRouteParams<Name extends RouteName>(name: Name): RouteParams<Name> {
  const [path] = useGatedLocation();
  return routeParams(name, path);
}
