import { ApiError } from '#api/api-error.ts';
import { tellFailure } from '#ui/tell-failure.ts';
import { handOverDrafts } from './drafts.ts';
import { servedVersion } from './portal-version.ts';

/** Loads the portal anew, at `to` or where it is; without an answer of its host the page that is there stays (E12). */
export async function reload(to?: string): Promise<void> {
  try {
    await servedVersion();
  } catch {
    await tellFailure(new ApiError({ status: 0, code: 'NETWORK_ERROR' }));
    return;
  }
  handOverDrafts();
  if (to !== undefined) window.history.pushState(null, '', to);
  window.location.reload();
}
