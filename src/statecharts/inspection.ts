import { createContext } from 'react';
import type { InspectionEvent } from 'xstate';

/** Records the steps of the charts of screens in the event log (M3); without a provider nothing does. */
export const InspectionContext = createContext<((step: InspectionEvent) => void) | undefined>(undefined);
