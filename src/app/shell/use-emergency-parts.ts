import { usePortal } from '#portal/portal-context.tsx';
import { useEffect } from 'react';
import { loadEmergencyParts } from '../emergency.ts';

const untilQuiet = 3000;

/** Has what an emergency takes at hand, as soon as the first screen has what it needs. */
export function useEmergencyParts(): void {
  const portal = usePortal();
  useEffect(() => {
    const timer = setTimeout(() => void loadEmergencyParts(portal), untilQuiet);
    return () => clearTimeout(timer);
  }, [portal]);
}
