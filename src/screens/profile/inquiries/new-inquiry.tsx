import { ApiError } from '#api/api-error.ts';
import { transactionHref } from '#account/inquiry-address.ts';
import { query } from '#api/queries.ts';
import { userQuery } from '#api/reference-data.ts';
import { defineForm } from '#fields/define-form.ts';
import type { FieldDefinitions } from '#fields/field-types.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { type FormOf, useForm } from '#fields/use-form.ts';
import { choices } from '#contract/choices.ts';
import { longestTransaction } from '#contract/tracked-ids.ts';
import { useFormats } from '#i18n/formats.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ConversionFacts, useConversion } from './conversion-facts.tsx';
import { attachmentField, evidenceField, sentFile } from './evidence-field.ts';
import { useSendInquiry } from './use-send-inquiry.ts';
import { type Asked, useInquiryPlace } from './use-inquiry-place.ts';

const aboutConversion = defineForm({
  text: { type: 'textarea', label: msg`Your question`, rules: 'required|max:4000' },
  file: evidenceField,
});
const aboutMissing = defineForm({
  offer_id: { type: 'multiselect', single: true, label: msg`Offer`, rules: 'required' },
  transaction_id: {
    type: 'text',
    label: msg`Transaction or order ID`,
    rules: `required|max:${longestTransaction}`,
  },
  happened_on: { type: 'date', label: msg`Day of the sale`, rules: 'required' },
  amount: {
    type: 'number',
    label: msg`Sale amount`,
    min: 0,
    max: 999_999_999,
    precision: 2,
    hasSteps: false,
  },
  currency: { type: 'radio', label: msg`Currency` },
  click_id: {
    type: 'text',
    label: msg`Click ID`,
    hint: msg`Optional. Find it in the click log.`,
    rules: 'max:64',
  },
  text: { type: 'textarea', label: msg`What happened?`, rules: 'required|max:4000' },
  file: evidenceField,
});
const aMessage = defineForm({
  subject: { type: 'text', label: msg`Subject`, rules: 'required|max:120' },
  text: { type: 'textarea', label: msg`Message`, rules: 'required|max:4000' },
  file: attachmentField,
});

type FrameProps<D extends FieldDefinitions> = {
  of: FormOf<D>;
  title: ReactNode;
  /** What is written about. */
  about?: ReactNode;
  existing?: number | null;
  counted?: string | null;
  children: ReactNode;
};

type WayProps = { existing: number | null; counted: string | null };

// To what is there already.
function Way({ existing, counted }: WayProps) {
  const { hrefOf } = useInquiryPlace();
  if (existing === null && counted === null) return null;
  return (
    <ButtonLink size="sm">
      {existing === null ? (
        <Link href={transactionHref(counted ?? '')}>
          <Trans>Open in the conversion log</Trans>
        </Link>
      ) : (
        <Link href={hrefOf(existing)}>
          <Trans>Open this inquiry</Trans>
        </Link>
      )}
    </ButtonLink>
  );
}

function Frame<D extends FieldDefinitions>({
  of: form,
  title,
  about = null,
  existing = null,
  counted = null,
  children,
}: FrameProps<D>) {
  const { listHref } = useInquiryPlace();
  const { data: user } = useQuery(userQuery);
  return (
    <Card title={title}>
      {about ? <CardBody>{about}</CardBody> : null}
      <CardBody>
        {user?.shadow ? (
          <Callout>
            <Trans>Only the publisher can write here</Trans>
          </Callout>
        ) : (
          <Form of={form}>
            <FormGrid>
              {children}
              <FormErrors of={form} action={<Way existing={existing} counted={counted} />} />
            </FormGrid>
            <FormActions>
              <ButtonLink>
                <Link href={listHref}>
                  <Trans>Cancel</Trans>
                </Link>
              </ButtonLink>
              <SubmitButton of={form}>
                <Trans>Send</Trans>
              </SubmitButton>
            </FormActions>
          </Form>
        )}
      </CardBody>
    </Card>
  );
}

// An address may name anything, and a network may have no single conversions.
const isUnknown = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND_HTTP_EXCEPTION';

function AskAbout({ id, transaction }: Asked) {
  const send = useSendInquiry();
  const form = useForm(aboutConversion, {
    id: 'inquiry',
    draft: `inquiry-about-${id}`,
    onSubmit: ({ text, file }) =>
      send.call({ kind: 'conversion', conversion_id: id, text, ...sentFile(file) }),
    onSaved: send.onSent,
  });
  const { conversion, error } = useConversion(id);
  const named = conversion?.transaction_id || transaction;
  if (isUnknown(error)) {
    return (
      <Callout>
        <Trans>There is no such conversion.</Trans>
      </Callout>
    );
  }
  const title = named ? (
    <Trans>Ask about the conversion {named}</Trans>
  ) : (
    <Trans>Ask about a conversion</Trans>
  );
  return (
    <Frame
      of={form}
      title={title}
      existing={send.existing}
      about={conversion ? <ConversionFacts conversion={conversion} /> : null}
    >
      <FormField of={form} name="text" />
      <FormField of={form} name="file" />
    </Frame>
  );
}

function useOfferOptions() {
  const { data } = useQuery(query(choices.approvalsOffers));
  return (data?.data ?? [])
    .filter(({ status }) => status === 'approved')
    .map(({ id, name }) => ({ value: String(id), label: name }));
}

const currencies = ['EUR', 'USD'].map((value) => ({ value, label: value }));

function ReportMissing() {
  const send = useSendInquiry();
  const { patterns } = useFormats();
  const { data: user } = useQuery(userQuery);
  const options = useOfferOptions();
  const form = useForm(aboutMissing, {
    id: 'inquiry',
    draft: 'inquiry-missing',
    saved: { currency: user?.partner.currency ?? 'EUR' },
    onSubmit: ({ amount, currency, click_id, file, ...claim }) =>
      send.call({
        kind: 'missing',
        ...claim,
        ...(amount !== null && { amount: amount.toFixed(2), currency: currency === 'USD' ? 'USD' : 'EUR' }),
        ...(click_id !== '' && { click_id }),
        ...sentFile(file),
      }),
    onSaved: send.onSent,
  });
  return (
    <Frame
      of={form}
      title={<Trans>Report a missing sale</Trans>}
      existing={send.existing}
      counted={send.counted}
    >
      <FormField of={form} name="offer_id" options={options} />
      <FormField of={form} name="transaction_id" />
      <FormField of={form} name="happened_on" format={patterns.date} />
      <FormGrid columns="two">
        <FormField of={form} name="amount" />
        <FormField of={form} name="currency" options={currencies} />
      </FormGrid>
      <FormField of={form} name="click_id" />
      <FormField of={form} name="text" />
      <FormField of={form} name="file" />
    </Frame>
  );
}

function WriteMessage() {
  const send = useSendInquiry();
  const { data: user } = useQuery(userQuery);
  const form = useForm(aMessage, {
    id: 'inquiry',
    draft: 'inquiry-message',
    onSubmit: ({ subject, text, file }) => send.call({ kind: 'message', subject, text, ...sentFile(file) }),
    onSaved: send.onSent,
  });
  const name = user?.partner.manager?.name;
  return (
    <Frame
      of={form}
      title={name ? <Trans>Write to {name}</Trans> : <Trans>Write to your account manager</Trans>}
    >
      <FormField of={form} name="subject" />
      <FormField of={form} name="text" />
      <FormField of={form} name="file" />
    </Frame>
  );
}

const forms = { conversion: AskAbout, missing: ReportMissing, message: WriteMessage } as const;

/** What is sent becomes the conversation that it opens; what was not sent stays as a draft. */
export function NewInquiry({ asked }: { asked: Asked }) {
  const Written = forms[asked.kind];
  return <Written {...asked} />;
}
