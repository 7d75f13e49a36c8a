import { localeNames, locales, type LocaleName } from '#contract/locales.ts';
import { audit } from '#styled/recipes';
import { Segment } from '#ui/controls/segment.tsx';
import { chooseTheme, chosenTheme, type Theme } from '#ui/platform/theme.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseAuditLocale } from './audit-locale.ts';

const languages = localeNames.map((value) => ({ value, label: value.toUpperCase() }));

function Missing({ locale }: { locale: LocaleName }) {
  const language = locales[locale];
  return (
    <p role="alert" className={audit().missing}>
      <Trans>{language} could not be loaded. Choose it again once there is a connection.</Trans>
    </p>
  );
}

/** Theme and language of the pages beside the portal, kept for the portal as well (A12). */
export function Preferences() {
  const { t, i18n: shown } = useLingui();
  const [theme, setTheme] = useState(chosenTheme);
  /** The language whose texts did not arrive. */
  const [missing, setMissing] = useState<LocaleName | null>(null);
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
        onChange={(locale) => {
          setMissing(null);
          void chooseAuditLocale(locale).catch(() => setMissing(locale));
        }}
        items={languages}
      />
      {missing === null ? null : <Missing locale={missing} />}
    </>
  );
}
