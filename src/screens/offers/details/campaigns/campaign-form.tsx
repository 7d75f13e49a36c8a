import { query } from '#api/queries.ts';
import { campaigns, type Campaign } from '#contract/campaigns.ts';
import { choices } from '#contract/choices.ts';
import { defineForm } from '#fields/define-form.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import type { FormValues } from '#fields/field-types.ts';
import { useForm } from '#fields/use-form.ts';
import { useSavedToast } from '#portal/use-saved-toast.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '../use-change.ts';
import { useNewestCampaign } from './use-newest-campaign.ts';

const fields = defineForm({
  name: { type: 'text', label: msg`Name`, rules: 'required|max:120', autoComplete: 'off' },
  clicktag_id: { type: 'multiselect', single: true, label: msg`Click tag` },
});

const versionOf = (campaign: Campaign | null) => ({
  saved: { name: campaign?.name ?? '', clicktag_id: String(campaign?.clicktag?.id ?? '') },
  revision: campaign?.revision,
});

const bodyOf = ({ name, clicktag_id }: FormValues<typeof fields>) => ({
  name,
  clicktag_id: clicktag_id === '' ? null : Number(clicktag_id),
});

type CampaignFormProps = {
  offerId: number;
  /** Null creates a new campaign. */
  campaign: Campaign | null;
  onSaved: (campaign: Campaign) => void;
  onCancel?: () => void;
};

export function CampaignForm({ offerId, campaign, onSaved, onCancel }: CampaignFormProps) {
  const { t } = useLingui();
  const change = useChange();
  const load = useNewestCampaign();
  const notifySaved = useSavedToast();
  const update = (id: number, body: ReturnType<typeof bodyOf>, revision: number | undefined) =>
    change((client) => client(campaigns.update, { params: { id }, body: { ...body, revision } }));
  const clicktags = useQuery(query(choices.clicktags));
  const form = useForm(fields, {
    id: campaign ? 'campaign' : 'new-campaign',
    draft: campaign ? `campaign-${campaign.id}` : `new-campaign-${offerId}`,
    ...versionOf(campaign),
    ...(campaign && { loadNewer: () => load(campaign.id).then(versionOf) }),
    onSubmit: async (values, revision, former) => {
      const answer = await (campaign
        ? update(campaign.id, bodyOf(values), revision)
        : change((client) => client(campaigns.create, { body: { ...bodyOf(values), offer_id: offerId } })));
      const isUndoable = campaign !== null && former !== null;
      notifySaved(isUndoable ? () => update(campaign.id, bodyOf(former), answer?.revision) : null);
      // A create that is saved without an answer tells no id.
      return answer ?? (campaign && (await load(campaign.id)));
    },
    onSaved: (saved) => {
      if (saved) onSaved(saved);
      else onCancel?.();
    },
  });
  return (
    <Form of={form}>
      <FormGrid columns="two">
        <FormField of={form} name="name" />
        <FormField
          of={form}
          name="clicktag_id"
          options={clicktags.data?.data.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
          source={clicktags}
          placeholder={t`None`}
        />
      </FormGrid>
      <FormErrors of={form} />
      <FormActions submits={!campaign || form.isDirty}>
        {onCancel ? (
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        ) : null}
        <SubmitButton of={form} disabledReason={campaign && !form.isDirty ? t`Nothing was changed` : null}>
          {campaign ? <Trans>Save campaign</Trans> : <Trans>Start campaign</Trans>}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
