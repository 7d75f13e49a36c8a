import { userQuery } from '#api/reference-data.ts';
import { webAddressOf } from '#api/web-address.ts';
import { useConfiguration, usePortal } from '#portal/portal-context.tsx';
import { href } from '#routes';
import { Menu, MenuHead, MenuItem, MenuRadio, MenuSeparator } from '#ui/overlays/menu.tsx';
import { UserButton } from '#ui/layout/user-button.tsx';
import { usePreferences } from '#ui/platform/use-preferences.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Accessibility, CircleUserRound, LifeBuoy, LogOut } from 'lucide-react';
import { useLocation } from 'wouter';

export function UserMenu() {
  const { t } = useLingui();
  const { navigation } = usePortal();
  const [, navigate] = useLocation();
  const { data: user } = useQuery(userQuery);
  const { language, theme } = usePreferences();
  const { brand } = useConfiguration();
  const help = brand.help && webAddressOf(brand.help, window.location.origin);
  const name = user ? `${user.firstname} ${user.lastname}` : '';
  const address = user?.email ?? '';
  return (
    <Menu
      isInPlace
      label={t`Account`}
      trigger={<UserButton name={name} address={user?.email ?? t`Account`} />}
    >
      <MenuHead name={name} address={address} />
      <MenuItem value="profile" icon={CircleUserRound} onSelect={() => navigate(href('profile'))}>
        <Trans>Profile</Trans>
      </MenuItem>
      {help ? (
        <MenuItem value="help" icon={LifeBuoy} onSelect={() => window.open(help, '_blank', 'noopener')}>
          <Trans>Help</Trans>
        </MenuItem>
      ) : null}
      <MenuItem
        value="accessibility"
        icon={Accessibility}
        onSelect={() => window.location.assign('/accessibility/')}
      >
        <Trans>Accessibility</Trans>
      </MenuItem>
      <MenuSeparator />
      <MenuRadio {...theme} />
      <MenuRadio {...language} />
      <MenuSeparator />
      <MenuItem value="sign-out" icon={LogOut} onSelect={() => navigation.send({ type: 'signOut.request' })}>
        <Trans>Sign out</Trans>
      </MenuItem>
    </Menu>
  );
}
