import type { User } from '#api/user.ts';
import type { LocaleName } from '#contract/locales.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { UserButton } from '#ui/layout/user-button.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { Menu, MenuHead, MenuItem, MenuRadio, MenuSeparator } from '#ui/overlays/menu.tsx';
import { usePreferences } from '#ui/platform/use-preferences.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleUserRound, LogOut, ShieldCheck } from 'lucide-react';
import { useLocation } from 'wouter';
import { useNetwork } from './network-context.tsx';
import { chooseOperatorsLocale } from './operators-locale.ts';
import { accountPath } from './paths.ts';

/** Security, theme, language and the way out. */
export function AccountMenu({ user }: { user: User }) {
  const { t } = useLingui();
  const { session } = useNetwork();
  const [, navigate] = useLocation();
  const { language, theme } = usePreferences();
  const isNarrow = useIsNarrow('lg');
  const name = `${user.firstname} ${user.lastname}`.trim();
  return (
    <Menu
      isInPlace
      label={t`Account`}
      trigger={
        isNarrow ? (
          <IconButton icon={CircleUserRound} label={t`Account`} size="touch" />
        ) : (
          <UserButton name={name} address={user.email} />
        )
      }
    >
      <MenuHead name={name} address={user.email} />
      <MenuItem value="security" icon={ShieldCheck} onSelect={() => navigate(accountPath)}>
        <Trans>Security</Trans>
      </MenuItem>
      <MenuSeparator />
      <MenuRadio {...theme} />
      <MenuRadio {...language} onChange={(locale: LocaleName) => void chooseOperatorsLocale(locale)} />
      <MenuSeparator />
      <MenuItem value="sign-out" icon={LogOut} onSelect={() => session.send({ type: 'session.signOut' })}>
        <Trans>Sign out</Trans>
      </MenuItem>
    </Menu>
  );
}
