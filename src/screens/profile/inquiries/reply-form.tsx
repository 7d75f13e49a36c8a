import { defineForm } from '#fields/define-form.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { replyDraft } from '#portal/drafts.ts';
import type { InquiryCommands } from '#portal/inquiry.ts';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { attachmentField, evidenceField } from './evidence-field.ts';

const text = { type: 'textarea', label: msg`Reply`, rules: 'required|max:4000' } as const;
const ofClaims = defineForm({ text, file: evidenceField });
const ofMessages = defineForm({ text, file: attachmentField });

type ReplyFormProps = {
  id: number;
  /** A conversation with the account manager. */
  isMessage: boolean;
  commands: InquiryCommands;
  children: ReactNode;
};

/** The chart sends it; `children` stand beside its button. */
export function ReplyForm({ id, isMessage, commands, children }: ReplyFormProps) {
  const { isReplying, failure, reply } = commands;
  const form = useForm(isMessage ? ofMessages : ofClaims, {
    id: 'reply',
    draft: replyDraft(id),
    isBusy: isReplying,
    failure,
    onSubmit: (values) => {
      reply(values);
    },
  });
  return (
    <Form of={form}>
      <FormGrid>
        <FormField of={form} name="text" />
        <FormField of={form} name="file" />
      </FormGrid>
      <FormErrors of={form} />
      <FormActions>
        {children}
        <SubmitButton of={form}>
          <Trans>Send reply</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
