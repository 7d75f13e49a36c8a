import { userQuery } from '#api/reference-data.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { Menu, MenuHead, MenuItem, MenuRadio, MenuSeparator } from '#ui/menu.tsx';
import { UserButton } from '#ui/user-button.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { usePreferences } from './use-preferences.ts';

/** The signed-in address, language, theme, and the way out (A5). */
export function UserMenu() {
  const { t } = useLingui();
  const { session } = usePortal();
  const { data: user } = useQuery(userQuery);
  const { language, theme } = usePreferences();
  const name = user ? `${user.firstname} ${user.lastname}` : '';
  const address = user?.email ?? '';
  return (
    <Menu label={t`Account`} trigger={<UserButton name={name} address={address} />}>
      <MenuHead name={name} address={address} />
      <MenuRadio {...theme} />
      <MenuRadio {...language} />
      <MenuSeparator />
      <MenuItem value="sign-out" icon={LogOut} onSelect={() => session.send({ type: 'session.signOut' })}>
        <Trans>Sign out</Trans>
      </MenuItem>
    </Menu>
  );
}
