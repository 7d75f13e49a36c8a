import type { LocaleName } from '#contract/locales.ts';
import { Segment } from '#ui/controls/segment.tsx';
import { AuthLayout } from '#ui/layout/auth-layout.tsx';
import { Logo } from '#ui/layout/logo.tsx';
import { languageCodes } from '#ui/platform/use-preferences.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useConfiguration } from '../network-context.tsx';
import { chooseOperatorsLocale } from '../operators-locale.ts';

/** The frame before somebody is let in. */
export function SessionPage({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui();
  const { systemName } = useConfiguration().general;
  return (
    <AuthLayout
      brand={<Logo name={systemName} />}
      tools={
        <Segment
          label={t`Language`}
          value={i18n.locale as LocaleName}
          items={languageCodes}
          onChange={(name) => void chooseOperatorsLocale(name)}
        />
      }
    >
      <title>{t`Operators`}</title>
      {children}
    </AuthLayout>
  );
}
