import { PortalBar } from './portal-bar.tsx';

export const GuestBar = () => <PortalBar hasFigures={false} />;
