import { campaigns, type Campaign } from '#contract/campaigns.ts';
import { defineForm } from '#fields/define-form.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useFieldTexts } from '#fields/use-field-texts.ts';
import { useForm, type FormOf } from '#fields/use-form.ts';
import { useSavedToast } from '#portal/use-saved-toast.ts';
import { Address } from '#ui/content/address.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { FormStack } from '#ui/controls/form-stack.tsx';
import { TextBlock } from '#ui/content/text-block.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { addressOf, addressParts, withExamples, type Parameters } from './built-address.ts';
import { useNewestCampaign } from './campaigns/use-newest-campaign.ts';
import { ParameterInput } from './parameter-input.tsx';
import { useChange } from './use-change.ts';
import { useParameterName, type Parameter } from './use-parameter-name.ts';
import { ValueWarnings } from './value-warnings.tsx';

type ClickTagFormProps = {
  campaign: Campaign;
  parameters: readonly Parameter[];
  /** The campaign select. */
  choice: ReactNode;
};

const fieldsOf = (parameters: readonly Parameter[]) =>
  defineForm(
    Object.fromEntries(
      parameters.map(({ id, name }) => [
        id,
        { type: 'customField', label: { id: name, message: name }, rules: 'max:255' } as const,
      ]),
    ),
  );

const filled = (values: Parameters) => Object.fromEntries(Object.entries(values).filter(([, text]) => text));

type ResultProps = { campaign: Campaign; values: Parameters; macros: readonly Parameter[] };

function Result({ campaign, values, macros }: ResultProps) {
  const { t } = useLingui();
  const base = campaign.tracking_link?.url;
  if (!base) return null;
  const parts = addressParts(base, values);
  const examples = addressParts(base, withExamples(values, macros));
  return (
    <>
      <Card title={<Trans>Resulting link</Trans>}>
        <CardBody>
          <TextBlock>
            <Address label={t`Link with the click tag`} parts={parts} />
            <FormActions>
              <CopyButton
                text={addressOf(parts)}
                label={t`Copy the link with the click tag`}
              >{t`Copy`}</CopyButton>
            </FormActions>
          </TextBlock>
        </CardBody>
      </Card>
      {addressOf(examples) === addressOf(parts) ? null : (
        <Card title={<Trans>With sample values</Trans>}>
          <CardBody>
            <Address label={t`Link with sample values`} parts={examples} />
          </CardBody>
        </Card>
      )}
    </>
  );
}

type FieldsProps = { form: FormOf<ReturnType<typeof fieldsOf>>; parameters: readonly Parameter[] };

function ParameterFields({ form, parameters }: FieldsProps) {
  const nameOf = useParameterName();
  return (
    <FormGrid columns="two">
      {parameters.map((parameter) => {
        const { id, macro } = parameter;
        const name = nameOf(parameter);
        return (
          <FormField
            key={id}
            of={form}
            name={id}
            label={name}
            render={(control) => (
              <ParameterInput control={control} label={name} macros={parameters} placeholder={macro} />
            )}
          />
        );
      })}
    </FormGrid>
  );
}

const versionOf = ({ clicktag, revision }: Campaign) => ({ saved: { ...clicktag?.values }, revision });

function useClickTagForm({ campaign, parameters }: Pick<ClickTagFormProps, 'campaign' | 'parameters'>) {
  const change = useChange();
  const notifySaved = useSavedToast();
  const load = useNewestCampaign();
  const fields = useMemo(() => fieldsOf(parameters), [parameters]);
  const save = (values: Parameters, revision: number | undefined) => {
    const body = { values: filled(values), revision };
    return change((client) => client(campaigns.saveClicktag, { params: { id: campaign.id }, body }));
  };
  return useForm(fields, {
    id: 'click-tag',
    ...versionOf(campaign),
    loadNewer: () => load(campaign.id).then(versionOf),
    draft: `click-tag-${campaign.id}`,
    onSubmit: async (values, revision, former) => {
      const saved = await save(values, revision);
      notifySaved(former && (() => save(former, saved?.revision)));
      return saved;
    },
  });
}

export function ClickTagForm({ campaign, parameters, choice }: ClickTagFormProps) {
  const { t } = useLingui();
  const form = useClickTagForm({ campaign, parameters });
  const values = useFieldTexts(
    form,
    parameters.map(({ id }) => id),
  );
  const isEmpty = Object.keys(filled(values)).length === 0;
  return (
    <Columns aside={<Result campaign={campaign} values={values} macros={parameters} />}>
      <Card
        title={<Trans>Click tag parameters</Trans>}
        sub={<Trans>Passed on with every click of the campaign</Trans>}
        end={choice}
      >
        <CardBody>
          <Form of={form}>
            <FormStack>
              <ParameterFields form={form} parameters={parameters} />
              <ValueWarnings values={values} parameters={parameters} />
              <FormErrors of={form} />
              {isEmpty ? (
                <Callout>
                  <Trans>Fill in at least one parameter; empty ones are not passed on.</Trans>
                </Callout>
              ) : null}
            </FormStack>
            <FormActions submits>
              <Button
                variant="ghost"
                onClick={form.reset}
                disabledReason={form.isDirty ? null : t`Nothing was changed`}
              >
                <Trans>Reset</Trans>
              </Button>
              <SubmitButton of={form}>{t`Save click tag`}</SubmitButton>
            </FormActions>
          </Form>
        </CardBody>
      </Card>
    </Columns>
  );
}
