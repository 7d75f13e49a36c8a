import { Tip } from '#ui/overlays/tip.tsx';
import { PortalBanner } from './portal-banner.tsx';

/** What a screen without a frame has of one, once it is quiet. */
export const GuestBar = () => (
  <>
    <PortalBanner hasFigures={false} />
    <Tip />
  </>
);
