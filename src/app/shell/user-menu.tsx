import { userQuery } from '#api/reference-data.ts';
import { webAddressOf } from '#api/web-address.ts';
import { useConfiguration, usePortal } from '#portal/portal-context.tsx';
import { href } from '#routes';
import { Menu, MenuHead, MenuItem, MenuRadio, MenuSeparator } from '#ui/overlays/menu.tsx';
import { UserButton } from '#ui/layout/user-button.tsx';
import { usePreferences } from '#ui/platform/use-preferences.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Accessibility, CircleUserRound, Landmark, LifeBuoy, LogOut, ShieldCheck } from 'lucide-react';
import { useLocation } from 'wouter';

// Those of the network that it has an address for; an imprint is two clicks away at most.
function useBrandLinks() {
  const { t } = useLingui();
  const { brand } = useConfiguration();
  const links = [
    { value: 'help', icon: LifeBuoy, label: t`Help`, address: brand.help },
    { value: 'privacy', icon: ShieldCheck, label: t`Privacy`, address: brand.privacy },
    { value: 'imprint', icon: Landmark, label: t`Imprint`, address: brand.imprint },
  ];
  return links.flatMap(({ address, ...link }) => {
    const to = address && webAddressOf(address, window.location.origin);
    return to ? [{ ...link, to }] : [];
  });
}

export function UserMenu() {
  const { t } = useLingui();
  const { navigation } = usePortal();
  const [, navigate] = useLocation();
  const { data: user } = useQuery(userQuery);
  const { language, theme } = usePreferences();
  const elsewhere = useBrandLinks();
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
      {elsewhere.map(({ value, icon, label, to }) => (
        <MenuItem key={value} {...{ value, icon }} onSelect={() => window.open(to, '_blank', 'noopener')}>
          {label}
        </MenuItem>
      ))}
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
