import { loadScreenTexts } from '#i18n/i18n.ts';
import type { Portal } from '#portal/create-portal.ts';
import { loadErrorReports } from '#portal/report-errors.ts';
import { loadDialogWindow } from '#ui/overlays/dialog.tsx';
import { lazyStyles } from '#ui/platform/lazy-styles.ts';
import { lazyTexts } from '#ui/platform/lazy-texts.ts';
import { loadToastList } from './shell/toasts.tsx';

/** Replaces every screen while an operator has no second factor. */
export async function loadFactorSetup() {
  const [part] = await Promise.all([import('./shell/factor-setup.tsx'), loadScreenTexts('profile')]);
  return part.FactorSetup;
}

/** What may be shown over any screen or in its place, the first one included. */
export const emergencyParts = {
  AccountSuspended: async () => (await import('./shell/account-suspended.tsx')).AccountSuspended,
  TermsDialog: async () => (await import('./shell/terms-dialog.tsx')).TermsDialog,
  ScreenFailed: async () => (await import('./shell/screen-failed.tsx')).ScreenFailed,
  GuestBar: async () => (await import('./shell/guest-bar.tsx')).GuestBar,
  PageBroken: async () => (await import('./shell/screen-broken.tsx')).PageBroken,
};

/** Prefetched: without a connection, or after a deployment, they can no longer be loaded (E12). */
export const emergencyLoads = ({ toasts }: Portal): (() => Promise<unknown>)[] => [
  lazyStyles,
  lazyTexts,
  toasts.start,
  loadToastList,
  loadDialogWindow,
  loadErrorReports,
  ...Object.values(emergencyParts),
];
