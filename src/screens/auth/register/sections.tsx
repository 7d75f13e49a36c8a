import { webAddressOf } from '#api/web-address.ts';
import { apiOrigin } from '#api/api-origin.ts';
import { isPersonalPassword } from '#contract/password-rules.ts';
import { currency, type Currency } from '#contract/values.ts';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import type { FormOf } from '#fields/use-form.ts';
import { useConfiguration } from '#portal/portal-context.tsx';
import { CheckboxGroup } from '#ui/controls/checkbox-group.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { idsOf, type fields } from './fields.ts';
import { sections } from './section-list.ts';
import type { Options } from './use-options.ts';

type SectionProps = { form: FormOf<typeof fields>; options: Options };

const symbols: Record<Currency, string> = { EUR: '€', USD: '$' };
const currencies = currency.options.map((code) => ({ value: code, label: `${code} ${symbols[code]}` }));

function SignInDetails({ form }: SectionProps) {
  return (
    <FormSection
      id={sections.signIn.id}
      title={<Trans>Sign-in details</Trans>}
      hint={<Trans>You are the main contact.</Trans>}
    >
      <FormGrid columns="two">
        <FormField of={form} name="firstname" />
        <FormField of={form} name="lastname" />
      </FormGrid>
      <FormGrid columns="two">
        <FormField of={form} name="email" />
        <FormField of={form} name="phone" />
      </FormGrid>
      <FormGrid columns="two">
        <FormField
          of={form}
          name="password"
          isPersonal={(typed) => isPersonalPassword(typed, form.values())}
        />
        <FormField of={form} name="password_confirmation" />
      </FormGrid>
    </FormSection>
  );
}

function Company({ form, options }: SectionProps) {
  const { t } = useLingui();
  return (
    <FormSection
      id={sections.company.id}
      title={<Trans>Company</Trans>}
      hint={<Trans>Billing details can follow later.</Trans>}
    >
      <FormField of={form} name="company" />
      <FormGrid columns="two">
        <FormField of={form} name="country" options={options.countries} placeholder={t`Choose a country`} />
        <FormField of={form} name="currency" options={currencies} />
      </FormGrid>
      <FormField of={form} name="website" />
    </FormSection>
  );
}

function Traffic({ form, options }: SectionProps) {
  const { t } = useLingui();
  return (
    <FormSection
      id={sections.traffic.id}
      title={<Trans>Traffic</Trans>}
      hint={<Trans>Helps us suggest offers.</Trans>}
    >
      <FormField
        of={form}
        name="traffic_type_ids"
        render={({ value, onChange, ...state }) => (
          <CheckboxGroup
            {...state}
            options={options.trafficTypes}
            values={idsOf(value)}
            onChange={(ids) => onChange(ids.join(','))}
          />
        )}
      />
      <FormGrid columns="two">
        <FormField
          of={form}
          name="traffic_countries"
          options={options.countries}
          placeholder={t`Choose countries`}
        />
        <FormField
          of={form}
          name="category_ids"
          options={options.categories}
          placeholder={t`Choose categories`}
        />
      </FormGrid>
      <FormField
        of={form}
        name="publisher_content"
        options={options.content}
        placeholder={t`Choose what you publish`}
      />
      <FormField of={form} name="about" />
    </FormSection>
  );
}

function AcceptLabel({ url }: { url: string | null }) {
  if (!url) return <Trans>I have read and accept the Terms and Conditions.</Trans>;
  return (
    <Trans>
      I have read and accept the{' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        Terms and Conditions
      </a>
      .
    </Trans>
  );
}

function Terms({ form }: SectionProps) {
  const configuration = useConfiguration();
  const url = webAddressOf(configuration.terms.url, apiOrigin());
  return (
    <FormSection
      id={sections.terms.id}
      title={<Trans>Terms and Conditions</Trans>}
      hint={<Trans>Fields marked * are required.</Trans>}
    >
      <FormField of={form} name="terms_accepted" label={<AcceptLabel url={url} />} />
      <div>
        <SubmitButton of={form} size="lg">
          <Trans>Create account</Trans>
        </SubmitButton>
      </div>
    </FormSection>
  );
}

export function Sections(props: SectionProps) {
  return (
    <>
      <SignInDetails {...props} />
      <Company {...props} />
      <Traffic {...props} />
      <Terms {...props} />
    </>
  );
}
