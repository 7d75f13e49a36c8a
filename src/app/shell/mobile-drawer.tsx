import { userQuery } from '#api/reference-data.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { href, navigationEntries } from '#routes';
import { Field } from '#ui/controls/field.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { MenuHead } from '#ui/overlays/menu.tsx';
import { NavLink } from '#ui/layout/nav-link.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import { usePreferences } from '#ui/platform/use-preferences.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Accessibility, CircleUserRound, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { navigationIcons } from 'virtual:navigation-icons';
import { Link, useLocation } from 'wouter';

function Foot({ onLeave }: { onLeave: () => void }) {
  const { navigation } = usePortal();
  const { data: user } = useQuery(userQuery);
  const { language, theme } = usePreferences();
  const [path] = useLocation();
  const signOut = () => {
    onLeave();
    navigation.send({ type: 'signOut.request' });
  };
  return (
    <>
      <MenuHead name={user ? `${user.firstname} ${user.lastname}` : ''} address={user?.email ?? ''} />
      <NavLink place="drawer" icon={CircleUserRound} current={path === href('profile')}>
        <Link href={href('profile')} onClick={onLeave}>
          <Trans>Profile</Trans>
        </Link>
      </NavLink>
      <NavLink place="drawer" icon={Accessibility}>
        <a href="/accessibility/">
          <Trans>Accessibility</Trans>
        </a>
      </NavLink>
      <Field id="drawer-theme" role="group" label={theme.label}>
        <Segment block {...theme} />
      </Field>
      <Field id="drawer-language" role="group" label={language.label}>
        <Segment block {...language} />
      </Field>
      <NavLink place="drawer" icon={LogOut}>
        <button type="button" onClick={signOut}>
          <Trans>Sign out</Trans>
        </button>
      </NavLink>
    </>
  );
}

type MobileDrawerProps = { open: boolean; onClose: () => void; brand: ReactNode };

export function MobileDrawer({ open, onClose, brand }: MobileDrawerProps) {
  const { t, i18n } = useLingui();
  const [path] = useLocation();
  return (
    <Drawer open={open} onClose={onClose} label={t`Menu`} brand={brand} foot={<Foot onLeave={onClose} />}>
      {navigationEntries.map(({ name, label, icon }) => (
        <NavLink
          key={name}
          place="drawer"
          icon={navigationIcons[icon]}
          current={`${path}/`.startsWith(`${href(name)}/`)}
        >
          <Link href={href(name)} onClick={onClose}>
            {i18n._(label)}
          </Link>
        </NavLink>
      ))}
    </Drawer>
  );
}
