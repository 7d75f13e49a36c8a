import { lazy, Suspense } from 'react';
import { useNotices } from './notify.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Shows what `notify` tells. Its code is fetched with the first notice. */
export function Notices() {
  const notices = useNotices();
  return notices.length > 0 ? (
    <Suspense>
      <Toaster notices={notices} />
    </Suspense>
  ) : null;
}
