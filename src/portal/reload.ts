import { ApiError } from '#api/api-error.ts';
import { notifyFailure } from '#ui/feedback/notify-failure.ts';
import { handOverDrafts } from './drafts.ts';
import { servedVersion } from './portal-version.ts';

/** Reloads the portal; without an answer of its host the page stays (E12). */
export async function reload(): Promise<void> {
  try {
    await servedVersion();
  } catch {
    await notifyFailure(new ApiError({ status: 0, code: 'NETWORK_ERROR' }));
    return;
  }
  handOverDrafts();
  window.location.reload();
}
