import { localeNames, type LocaleName } from '#contract/locales.ts';
import { Segment } from '#ui/controls/segment.tsx';
import { chooseTheme, chosenTheme, type Theme } from '#ui/platform/theme.ts';
import { useLingui } from '@lingui/react/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseAuditLocale } from './audit-locale.ts';

const languages = localeNames.map((value) => ({ value, label: value.toUpperCase() }));

/** Theme and language of the pages beside the portal, kept for the portal as well (A12). */
export function Preferences() {
  const { t, i18n: shown } = useLingui();
  const [theme, setTheme] = useState(chosenTheme);
  const change = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <>
      <Segment
        label={t`Theme`}
        value={theme}
        onChange={change}
        items={[
          { value: 'system', label: t`System`, icon: Monitor },
          { value: 'light', label: t`Light`, icon: Sun },
          { value: 'dark', label: t`Dark`, icon: Moon },
        ]}
      />
      <Segment
        label={t`Language`}
        // Only these are ever activated.
        value={shown.locale as LocaleName}
        onChange={(locale) => void chooseAuditLocale(locale)}
        items={languages}
      />
    </>
  );
}
