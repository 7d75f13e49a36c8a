import { chooseLocale } from '#i18n/i18n.ts';
import { localeNames, locales, type LocaleName } from '#contract/locales.ts';
import { useLingui } from '@lingui/react/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, chosenTheme, onThemeChoice } from './theme.ts';

/** The languages by code, for narrow places. */
export const languageCodes = localeNames.map((value) => ({ value, label: value.toUpperCase() }));

/** Options and current values of language and theme (A12). */
export function usePreferences() {
  const { t, i18n } = useLingui();
  return {
    language: {
      label: t`Language`,
      value: i18n.locale as LocaleName,
      items: localeNames.map((name) => ({ value: name, label: locales[name] })),
      onChange: (name: LocaleName) => void chooseLocale(name),
    },
    theme: {
      label: t`Theme`,
      value: useSyncExternalStore(onThemeChoice, chosenTheme, chosenTheme),
      items: [
        { value: 'system' as const, label: t`System`, icon: Monitor },
        { value: 'light' as const, label: t`Light`, icon: Sun },
        { value: 'dark' as const, label: t`Dark`, icon: Moon },
      ],
      onChange: chooseTheme,
    },
  };
}
