import { currency } from '#contract/values.ts';
import { FormErrors } from '#fields/form-errors.tsx';
import { Form } from '#fields/form.tsx';
import { useForm, type FormOf } from '#fields/use-form.ts';
import { useMissing } from '#fields/use-missing.ts';
import type { FormValues } from '#fields/field-types.ts';
import { deviceTimezone } from '#contract/time-zones.ts';
import { messagesOf, textOfAll } from '#i18n/error-messages.ts';
import type { LocaleName } from '#contract/locales.ts';
import type { Registration } from '#machines/session/session.setup.ts';
import { useConfiguration, usePortal, useSession, useSettings } from '#portal/portal-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { FormPage } from './form-page.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Steps } from '#ui/feedback/steps.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useDeferredValue, type ReactNode } from 'react';
import { fields, idsOf } from './register/fields.ts';
import { sectionList } from './register/section-list.ts';
import { Sections } from './register/sections.tsx';
import { useOptions, type Options } from './register/use-options.ts';

type Values = FormValues<typeof fields>;

// Empty optional fields are left out.
function registrationOf({ phone, about, ...values }: Values, locale: LocaleName): Registration {
  return {
    ...values,
    ...(phone ? { phone } : {}),
    ...(about ? { about } : {}),
    locale,
    timezone: deviceTimezone(),
    currency: currency.parse(values.currency),
    traffic_type_ids: idsOf(values.traffic_type_ids).map(Number),
    traffic_countries: [...values.traffic_countries],
    category_ids: values.category_ids.map(Number),
    publisher_content: [...values.publisher_content],
  };
}

function useRegistration() {
  const { i18n } = useLingui();
  const { session } = usePortal();
  const configuration = useConfiguration();
  const { general, terms } = configuration;
  const isBusy = useSession((snapshot) => snapshot.hasTag('busy'));
  const errors = useSession(({ context }) => context.errors);
  return useForm(fields, {
    id: 'register',
    saved: { currency: general.defaultCurrency },
    draft: 'register',
    unguarded: 'what was typed is there again as long as the page is (A12)',
    guardsClosing: true,
    rules: { terms_accepted: terms.isRequired ? 'required' : '' },
    isBusy,
    failure: errors?.attempt === 'registration' ? errors.failure : null,
    onSubmit: (values) =>
      session.send({
        type: 'session.register',
        registration: registrationOf(values, i18n.locale as LocaleName),
      }),
  });
}

function Progress({ form }: { form: FormOf<typeof fields> }) {
  const { t, i18n } = useLingui();
  const missing = useMissing(form);
  const items = sectionList.map(({ id, title, fields: names }) => ({
    id,
    title: i18n._(title),
    isDone: !names.some((name) => missing.has(name)),
    isFaulty: names.some((name) => form.state.getField(name).errors?.length),
  }));
  return <Steps label={t`Sections of the registration`} items={items} />;
}

function Frame({ steps, children }: { steps?: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <FormPage
        title={<Trans>Create your publisher account</Trans>}
        lead={<Trans>Four short sections. We review every account before it can be used.</Trans>}
        steps={steps}
      >
        {children}
      </FormPage>
    </Page>
  );
}

function RegisterForm({ options }: { options: Options }) {
  const form = useRegistration();
  return (
    <Frame steps={<Progress form={form} />}>
      <Form of={form}>
        <Sections form={form} options={options} />
        <FormErrors of={form} />
      </Form>
    </Frame>
  );
}

type FailedProps = { isBusy: boolean; onRefresh: () => void; children: ReactNode };

function Failed({ isBusy, onRefresh, children }: FailedProps) {
  const refresh = (
    <Button icon={RefreshCw} busy={isBusy} onClick={onRefresh}>
      <Trans>Refresh</Trans>
    </Button>
  );
  return (
    <Callout tone="error" live action={refresh}>
      {children}
    </Callout>
  );
}

// Shown until the options and the terms have loaded.
function NotLoaded({ error, isFetching, reload }: Omit<ReturnType<typeof useOptions>, 'options'>) {
  const { i18n } = useLingui();
  const { settings } = usePortal();
  const areSettingsMissing = useSettings((now) => now.hasTag('failed'));
  const isAskingSettings = useSettings((now) => now.hasTag('asking'));
  const refresh = () => {
    reload();
    settings.send({ type: 'configuration.retry' });
  };
  if (areSettingsMissing) {
    return (
      <Failed isBusy={isAskingSettings} onRefresh={refresh}>
        <Trans>The Terms and Conditions of the registration could not be loaded. We keep trying.</Trans>
      </Failed>
    );
  }
  if (!error) return <Skeleton width="100%" height={480} />;
  return (
    <Failed isBusy={isFetching} onRefresh={refresh}>
      {textOfAll(messagesOf(error), i18n)}
    </Failed>
  );
}

/** Becoming a publisher (S10); the session chart makes the call and leads on. */
export default function RegisterScreen() {
  const { options, ...loading } = useOptions();
  // Rendered in slices.
  const areTermsKnown = useSettings((settings) => settings.hasTag('loaded'));
  const isThere = useDeferredValue(options !== null && areTermsKnown);
  if (options && isThere) return <RegisterForm options={options} />;
  return (
    <Frame>
      <NotLoaded {...loading} error={options ? null : loading.error} />
    </Frame>
  );
}
