import { useOffered } from '#portal/offered.ts';
import { useMemo } from 'react';
import { logs, type Log } from './log-address.ts';

/** The logs that the network has. */
export function useLogs(): readonly Log[] {
  const [hasConversions, hasClicks] = [useOffered('conversions'), useOffered('clicks')];
  return useMemo(() => {
    const offered = { conversions: hasConversions, clicks: hasClicks };
    return logs.filter((log) => offered[log]);
  }, [hasConversions, hasClicks]);
}
