import { configurationOf } from '#api/configuration.ts';
import { FormatsProvider } from '#i18n/formats.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FirstWeekDayContext } from '#ui/controls/first-week-day.ts';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Logo } from '#ui/layout/logo.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { SkipLink } from '#ui/layout/skip-link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { TopBar } from '#ui/layout/top-bar.tsx';
import { Tip } from '#ui/overlays/tip.tsx';
import { languageCodes, usePreferences } from '#ui/platform/use-preferences.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { contentSamples } from './content-samples.tsx';
import { controlSamples } from './control-samples.tsx';
import { fieldSamples, otherSamples } from './field-samples.ts';
import { FieldStates } from './field-states.tsx';
import { figureSamples } from './figure-samples.tsx';
import { formSamples } from './form-samples.tsx';
import { chooseGalleryLocale } from './gallery-locale.ts';
import { shellSamples } from './shell-samples.tsx';

const samples = { ...fieldSamples, ...otherSamples };
// The keys are those of the table.
type Name = keyof typeof samples;
const names = Object.keys(samples) as Name[];

const weekDays = { '0': msg`Su`, '1': msg`Mo`, '6': msg`Sa` };
type WeekDay = keyof typeof weekDays;
// The keys are those of the table.
const weekDayNames = Object.keys(weekDays) as WeekDay[];

const patterns = configurationOf({}, null).dateFormat;
const chosen = () => new URLSearchParams(window.location.search).get('show');

function Contents() {
  const { i18n: active } = useLingui();
  const labelOf = (name: Name) => active._(samples[name].definition.label);
  return (
    <Card title={<Trans>Fields</Trans>}>
      <CardBody>
        <FormActions>
          <ButtonLink size="sm">
            <a href="?show=components">
              <Trans>Components</Trans>
            </a>
          </ButtonLink>
          {names.map((name) => (
            <ButtonLink key={name} size="sm">
              <a href={`?show=${name}`}>{labelOf(name)}</a>
            </ButtonLink>
          ))}
        </FormActions>
      </CardBody>
    </Card>
  );
}

type ShownProps = { weekDay: WeekDay; onWeekDay: (day: WeekDay) => void };

function Shown({ weekDay, onWeekDay }: ShownProps) {
  const { t, i18n: active } = useLingui();
  const name = names.find((candidate) => candidate === chosen());
  // The page begins with the first field.
  const shown = chosen() === null ? names[0] : name;
  return (
    <>
      <PageHead
        title={name ? active._(samples[name].definition.label) : <Trans>Gallery</Trans>}
        meta={name}
      />
      <FormGrid>
        <Field id="week-day" role="group" label={t`First day of the week`}>
          <Segment
            label={t`First day of the week`}
            value={weekDay}
            items={weekDayNames.map((value) => ({ value, label: active._(weekDays[value]) }))}
            onChange={onWeekDay}
          />
        </Field>
        <Contents />
        {shown ? <FieldStates name={shown} {...samples[shown]} /> : null}
        {chosen() === 'components' ? <Components /> : null}
      </FormGrid>
    </>
  );
}

const componentSamples = Object.entries({
  ...controlSamples,
  ...contentSamples,
  ...figureSamples,
  ...formSamples,
  ...shellSamples,
});

// Every component in a card with its name; form controls stand with their fields.
const Components = () =>
  componentSamples.map(([name, Sample]) => (
    <Card key={name} title={name}>
      <CardBody>
        <Sample />
      </CardBody>
    </Card>
  ));

/** Every field type in every state, and every component, in both languages and themes. */
export function Gallery({ network }: { /** Its name. */ network: string }) {
  const [weekDay, setWeekDay] = useState<WeekDay>('1');
  return (
    <I18nProvider i18n={i18n}>
      <FormatsProvider patterns={patterns}>
        <FirstWeekDayContext value={Number(weekDay)}>
          <SkipLink />
          <Bar network={network} />
          <Page>
            <Shown weekDay={weekDay} onWeekDay={setWeekDay} />
          </Page>
          <Tip />
        </FirstWeekDayContext>
      </FormatsProvider>
    </I18nProvider>
  );
}

// In the order of the other pages beside the portal: the way back, theme and language.
function Bar({ network }: { network: string }) {
  const { t } = useLingui();
  const { language, theme } = usePreferences();
  return (
    <TopBar
      brand={
        <a href="/" aria-label={network === '' ? t`To the portal` : undefined}>
          <Logo name={network} />
        </a>
      }
      end={
        <>
          <a href="/">
            <Trans>To the portal</Trans>
          </a>
          <Segment {...theme} />
          <Segment {...language} items={languageCodes} onChange={(name) => void chooseGalleryLocale(name)} />
        </>
      }
    />
  );
}
