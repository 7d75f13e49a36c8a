import { PortalBar } from './portal-bar.tsx';

/** The bar of the portal where nothing else stands around the screen. */
export const GuestBar = () => <PortalBar hasFigures={false} />;
