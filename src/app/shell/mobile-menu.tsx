import { IconButton } from '#ui/controls/icon-button.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { useLazyMount } from '#ui/overlays/use-lazy-mount.ts';
import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';

const MobileDrawer = lazyComponent(async () => (await import('./mobile-drawer.tsx')).MobileDrawer);
export const loadMobileDrawer = MobileDrawer.load;

const prefetch = () => void loadMobileDrawer().catch(() => undefined);

// The navigation of narrow windows (A6).
export function MobileMenu({ brand }: { brand: ReactNode }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const isWanted = useLazyMount(isOpen, close);
  return (
    <>
      <IconButton
        label={t`Open menu`}
        icon={Menu}
        size="touch"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      />
      {isWanted ? (
        <Suspense>
          <MobileDrawer open={isOpen} onClose={close} brand={brand} />
        </Suspense>
      ) : null}
    </>
  );
}
