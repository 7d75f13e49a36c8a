import { userQuery } from '#api/reference-data.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { href, navigationEntries } from '#routes';
import { Drawer } from '#ui/drawer.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MenuHead } from '#ui/menu.tsx';
import { NavLink } from '#ui/nav-link.tsx';
import { Segment } from '#ui/segment.tsx';
import { usePreferences } from '#ui/use-preferences.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleUserRound, LogOut, Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { navigationIcons } from './navigation-icons.ts';

/** The address, the way to the profile, language, theme and the way out. */
function Foot({ onLeave }: { onLeave: () => void }) {
  const { session } = usePortal();
  const { data: user } = useQuery(userQuery);
  const { language, theme } = usePreferences();
  const [path] = useLocation();
  const signOut = () => {
    onLeave();
    session.send({ type: 'session.signOut' });
  };
  return (
    <>
      <MenuHead name={user ? `${user.firstname} ${user.lastname}` : ''} address={user?.email ?? ''} />
      <NavLink place="drawer" icon={CircleUserRound} current={path === href('profile')}>
        <Link href={href('profile')} onClick={onLeave}>
          <Trans>Profile</Trans>
        </Link>
      </NavLink>
      <Segment block {...theme} />
      <Segment block {...language} />
      <NavLink place="drawer" icon={LogOut}>
        <button type="button" onClick={signOut}>
          <Trans>Sign out</Trans>
        </button>
      </NavLink>
    </>
  );
}

/** The navigation of narrow windows: the same entries, the address, the way out (A6). */
export function MobileMenu({ brand }: { brand: ReactNode }) {
  const { t, i18n } = useLingui();
  const [path] = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        label={t`Open menu`}
        icon={Menu}
        size="touch"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Drawer open={isOpen} onClose={close} label={t`Menu`} brand={brand} foot={<Foot onLeave={close} />}>
        {navigationEntries.map(({ name, label }) => (
          <NavLink
            key={name}
            place="drawer"
            icon={navigationIcons[name]}
            current={`${path}/`.startsWith(`${href(name)}/`)}
          >
            <Link href={href(name)} onClick={close}>
              {i18n._(label)}
            </Link>
          </NavLink>
        ))}
      </Drawer>
    </>
  );
}
