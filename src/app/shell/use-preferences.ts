import { chooseLocale } from '#i18n/i18n.ts';
import { localeNames, locales, type LocaleName } from '#i18n/locales.ts';
import { chooseTheme, chosenTheme, type Theme } from '#portal/theme.ts';
import { useLingui } from '@lingui/react/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';

/** The languages where there is little room. */
export const languageCodes = localeNames.map((value) => ({ value, label: value.toUpperCase() }));

/** The choices of language and theme, with what is chosen now (A12). */
export function usePreferences() {
  const { t, i18n } = useLingui();
  const [theme, setTheme] = useState(chosenTheme);
  return {
    language: {
      label: t`Language`,
      value: i18n.locale as LocaleName,
      items: localeNames.map((name) => ({ value: name, label: locales[name] })),
      onChange: (name: LocaleName) => void chooseLocale(name),
    },
    theme: {
      label: t`Theme`,
      value: theme,
      items: [
        { value: 'system' as const, label: t`System`, icon: Monitor },
        { value: 'light' as const, label: t`Light`, icon: Sun },
        { value: 'dark' as const, label: t`Dark`, icon: Moon },
      ],
      onChange: (next: Theme) => {
        chooseTheme(next);
        setTheme(next);
      },
    },
  };
}
