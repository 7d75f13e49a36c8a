import { PortalBanner } from './portal-banner.tsx';

export const GuestBar = () => <PortalBanner hasFigures={false} />;
