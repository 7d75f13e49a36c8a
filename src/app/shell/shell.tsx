import { usePortal } from '#portal/portal-context.tsx';
import { href, navigationEntries } from '#routes';
import { Logo } from '#ui/logo.tsx';
import { NavLink } from '#ui/nav-link.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { TopBar } from '#ui/top-bar.tsx';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { PaletteButton } from '../palette/palette-button.tsx';
import { DataProvider } from './data-provider.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NoticeBell } from './notice-bell.tsx';
import { ShadowBar } from './shadow-bar.tsx';
import { tellCommands } from './tell-commands.ts';
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts';
import { UserMenu } from './user-menu.tsx';

function Brand() {
  const { configuration } = usePortal();
  return (
    <Link href={href('dashboard')}>
      <Logo name={configuration().general.systemName} />
    </Link>
  );
}

function MainNavigation() {
  const { i18n } = useLingui();
  const [path] = useLocation();
  return navigationEntries.map(({ name, label }) => (
    <NavLink key={name} place="bar" current={`${path}/`.startsWith(`${href(name)}/`)}>
      <Link href={href(name)}>{i18n._(label)}</Link>
    </NavLink>
  ));
}

/** What stays around every screen of a signed-in publisher: navigation, user, shadow bar (A5 to A7). */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  tellCommands(usePortal());
  usePrefetchOnIntent();
  return (
    <DataProvider>
      <SkipLink />
      <TopBar
        brand={<Brand />}
        navLabel={t`Main`}
        nav={<MainNavigation />}
        end={
          <>
            <PaletteButton />
            <NoticeBell />
            <UserMenu />
          </>
        }
        menu={<MobileMenu brand={<Brand />} />}
      />
      {children}
      <ShadowBar />
    </DataProvider>
  );
}
