import type { User } from '#api/user.ts';
import { useFormats } from '#i18n/formats.tsx';
import { chooseDensity, useDensity } from '#lists/density.ts';
import { densities, type Density } from '#lists/list-search.ts';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { chooseSingleKeys, useSingleKeys } from '#ui/platform/single-keys.ts';
import { Switch } from '#ui/controls/switch.tsx';
import { FailedPart } from '#ui/platform/failed-part.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { usePreferences } from '#ui/platform/use-preferences.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { ChoiceField } from './choice-field.tsx';

const WritingFields = lazyComponent(
  async () => (await import('./writing-fields.tsx')).WritingFields,
  FailedPart,
);

const sample = { date: '2026-11-20', time: '2026-11-20T14:32:08Z', amount: 90_454.91 };

function Samples({ user }: { user: User }) {
  const { day, zonedDateTime, money } = useFormats();
  return (
    <Field id="preview" role="group" label={<Trans>Preview</Trans>}>
      <DefinitionList
        items={[
          { id: 'date', term: <Trans>Date</Trans>, details: day(sample.date) },
          { id: 'time', term: <Trans>Date and time</Trans>, details: zonedDateTime(new Date(sample.time)) },
          {
            id: 'amount',
            term: <Trans>Amounts</Trans>,
            details: money(sample.amount, user.partner.currency),
          },
        ]}
      />
    </Field>
  );
}

/** Language, theme, density and shortcuts: at once, and kept on this device (A12). */
export function AppearanceCard({ user }: { user: User }) {
  const { t } = useLingui();
  const { language, theme } = usePreferences();
  const density = useDensity();
  const areSingleKeysOn = useSingleKeys();
  const names: Record<Density, string> = { default: t`Comfortable`, compact: t`Compact` };
  return (
    <FormSection
      title={<Trans>Language and theme</Trans>}
      hint={<Trans>Applies at once and is kept on this device.</Trans>}
    >
      <FormGrid>
        <ChoiceField id="language" {...language} />
        <ChoiceField id="theme" {...theme} />
        <ChoiceField
          id="density"
          label={<Trans>Density of lists</Trans>}
          value={density}
          onChange={chooseDensity}
          items={densities.map((value) => ({ value, label: names[value] }))}
        />
        <Suspense>
          <WritingFields />
        </Suspense>
      </FormGrid>
      <Switch
        label={<Trans>Single-key shortcuts</Trans>}
        hint={<Trans>j, k, f, / and ?. Press ? to see them all.</Trans>}
        checked={areSingleKeysOn}
        onChange={({ currentTarget }) => chooseSingleKeys(currentTarget.checked)}
      />
      <Samples user={user} />
    </FormSection>
  );
}
