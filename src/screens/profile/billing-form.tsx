import type { User } from '#api/user.ts';
import { billingProblems } from '#contract/billing.ts';
import { fieldsOfPaymentMethod } from '#contract/payment-methods.ts';
import { focusField } from '#fields/focus-field.ts';
import { FormErrors } from '#fields/form-errors.tsx';
import { Form } from '#fields/form.tsx';
import type { RuleSet } from '#fields/rule-set.ts';
import { useFieldText } from '#fields/use-field-text.ts';
import { useForm } from '#fields/use-form.ts';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { FormStack } from '#ui/controls/form-stack.tsx';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import {
  accountFields,
  billingFields,
  changeOf,
  isBillingField,
  valuesOf,
  type BillingFieldName,
  type BillingValues,
} from './billing-fields.ts';
import { CompanyFields } from './company-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { SaveActions } from './save-actions.tsx';
import { ShadowHold, useIsHeld } from './shadow-hold.tsx';
import { useSaveProfile } from './use-save-profile.ts';

const formId = 'billing';

// Rules that depend on other fields.
function useRules(saved: Partial<BillingValues>): { [Name in BillingFieldName]?: RuleSet } {
  const rate = useFieldText(formId, 'vat_rate', saved.vat_rate);
  const method = useFieldText(formId, 'payment_method', saved.payment_method);
  const needed = fieldsOfPaymentMethod(method);
  const ofAccount = accountFields.map((name): [string, RuleSet] => {
    const rules = billingFields[name].rules;
    return [name, needed.includes(name) ? `required|${rules}` : rules];
  });
  return {
    ...Object.fromEntries(ofAccount),
    ...(rate !== '' && rate !== '0' ? { vat_number: 'required|max:100' } : {}),
  };
}

// The address focuses the field that it names (O12).
function useNamedField() {
  const [address] = useSearchParams();
  const name = address.get('field');
  useEffect(() => {
    if (isBillingField(name)) focusField(`${formId}-${name}`);
  }, [name]);
}

const versionOf = (user: User) => ({ saved: valuesOf(user), revision: user.billing?.revision ?? 0 });

export function BillingForm({ user }: { user: User }) {
  const { saveBilling, loadUser } = useSaveProfile();
  const { saved, revision: savedRevision } = versionOf(user);
  const form = useForm(billingFields, {
    id: formId,
    saved,
    revision: savedRevision,
    loadNewer: () => loadUser().then(versionOf),
    rules: useRules(saved),
    isDisabled: useIsHeld(user, 'payout_details'),
    problems: (values) => billingProblems(changeOf(values)),
    onSubmit: (values, revision) => saveBilling(changeOf(values, revision)),
    draft: 'billing',
  });
  useNamedField();
  return (
    <Form of={form}>
      <FormStack>
        <ShadowHold user={user} change="payout_details">
          <FormErrors of={form} />
          <FormSection title={<Trans>Company and tax</Trans>} hint={<Trans>Printed on your invoices.</Trans>}>
            <CompanyFields of={form} />
          </FormSection>
          <FormSection title={<Trans>Payment</Trans>}>
            <PaymentFields
              of={form}
              currency={user.partner.currency}
              terms={user.billing?.payment_terms_id ?? user.partner.payment_terms_id}
            />
          </FormSection>
          <FormActions submits end>
            <SaveActions of={form} isOnly />
          </FormActions>
        </ShadowHold>
      </FormStack>
    </Form>
  );
}
