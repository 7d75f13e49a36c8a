import { query } from '#api/queries.ts';
import { approvals, type ApprovalDetails } from '#contract/approvals.ts';
import { defineForm } from '#fields/define-form.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import type { FormValues } from '#fields/field-types.ts';
import { useForm } from '#fields/use-form.ts';
import { useSavedToast } from '#portal/use-saved-toast.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from './use-change.ts';

const fields = defineForm({
  comment: { type: 'textarea', label: msg`Your comment`, rules: 'max:2000' },
});

const versionOf = ({ comment, revision }: ApprovalDetails) => ({ saved: { comment }, revision });

function useCommentForm(approval: ApprovalDetails) {
  const { id } = approval;
  const change = useChange();
  const notifySaved = useSavedToast();
  const queries = useQueryClient();
  const save = ({ comment }: FormValues<typeof fields>, revision: number | undefined) =>
    change((client) => client(approvals.update, { params: { id }, body: { comment, revision } }));
  return useForm(fields, {
    id: 'approval-comment',
    ...versionOf(approval),
    loadNewer: () =>
      queries.query({ ...query(approvals.get, { params: { id } }), staleTime: 0 }).then(versionOf),
    draft: `comment-${id}`,
    onSubmit: async (values, revision, former) => {
      const saved = await save(values, revision);
      notifySaved(former && (() => save(former, saved?.revision)));
      return saved;
    },
  });
}

export function CommentForm({ approval }: { approval: ApprovalDetails }) {
  const form = useCommentForm(approval);
  return (
    <Card title={<Trans>Add to your application</Trans>}>
      <CardBody>
        <Form of={form}>
          <FormField of={form} name="comment" hint={<Trans>Visible to the network during review.</Trans>} />
          <FormErrors of={form} />
          <FormActions submits>
            <SubmitButton of={form}>
              <Trans>Save comment</Trans>
            </SubmitButton>
          </FormActions>
        </Form>
      </CardBody>
    </Card>
  );
}
