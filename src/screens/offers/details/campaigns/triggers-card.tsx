import { wordOf } from '#i18n/words.ts';
import { query as queryOf } from '#api/queries.ts';
import { campaigns, type Campaign } from '#contract/campaigns.ts';
import type { Result } from '#contract/endpoint.ts';
import { tags } from '#contract/tags.ts';
import type { Option } from '#fields/field-control.ts';
import type { FieldDefinitions } from '#fields/field-types.ts';
import { FormField } from '#fields/form-field.tsx';
import { useFieldTexts } from '#fields/use-field-texts.ts';
import type { FormOf } from '#fields/use-form.ts';
import { Card } from '#ui/layout/card.tsx';
import { Table, type Column } from '#ui/tables/table.tsx';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { WholeList } from '../whole-list.tsx';
import { CampaignPart } from './campaign-part.tsx';
import { OnOff } from './on-off.tsx';
import { fieldAt } from './row-form.ts';
import {
  actionNames,
  operators,
  times,
  triggerBody,
  triggersShape,
  triggerValues,
  whenValue,
  type Trigger,
} from './trigger-rows.ts';
import { useEventNames } from './part-options.ts';

const whole = { limit: -1 } as const;

const optionsOf = (names: Record<string, MessageDescriptor>, i18n: I18n): Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label: i18n._(label) }));

function useWhenOptions(): Option[] | null {
  const { i18n } = useLingui();
  const ofClicks = useQuery(queryOf(tags.byKind, { params: { kind: 'trigger_param_click' } }));
  const ofEvents = useQuery(queryOf(tags.byKind, { params: { kind: 'trigger_param_event' } }));
  if (ofClicks.isPending || ofEvents.isPending) return null;
  return [['click', ofClicks.data] as const, ['event', ofEvents.data] as const].flatMap(([on, loaded]) =>
    (loaded?.data ?? []).map(({ id, name }) => ({
      value: whenValue(on, String(id)),
      label: `${wordOf(times, on, i18n)}: ${name}`,
    })),
  );
}

type RowProps = { form: FormOf<FieldDefinitions>; slot: number; whens: readonly Option[] };

function Row({ form, slot, whens }: RowProps) {
  const { i18n } = useLingui();
  const events = useEventNames();
  const at = (field: string) => fieldAt(field, slot);
  const texts = useFieldTexts(form, [at('when'), at('action'), at('operator')]);
  const isEvent = texts[at('when')]?.startsWith('event:') ?? false;
  const actions = optionsOf(actionNames, i18n).map((option) => ({
    ...option,
    isDisabled: isEvent && option.value !== 'postback',
  }));
  return (
    <>
      <FormField of={form} name={at('name')} />
      <FormField of={form} name={at('when')} options={whens} />
      <FormField of={form} name={at('operator')} options={optionsOf(operators, i18n)} />
      <FormField
        of={form}
        name={at('value')}
        {...(texts[at('when')] === whenValue('event', 'event') ? { suggest: () => events } : null)}
        hint={texts[at('operator')] === 'in' ? <Trans>Several values, with commas between them</Trans> : null}
      />
      <FormField
        of={form}
        name={at('action')}
        options={actions}
        hint={isEvent ? <Trans>After an event only an address can be called</Trans> : null}
      />
      {texts[at('action')] === 'stop' ? null : <FormField of={form} name={at('target')} />}
      <FormField of={form} name={at('active')} />
    </>
  );
}

function useColumns(): Column<Trigger>[] {
  const { t, i18n } = useLingui();
  return [
    { id: 'name', head: t`Trigger`, name: true, cell: ({ name }) => name },
    { id: 'on', head: t`When`, cell: ({ on }) => wordOf(times, on, i18n) },
    {
      id: 'condition',
      head: t`Condition`,
      cell: ({ param, operator, value }) => `${param} ${wordOf(operators, operator, i18n)} ${value}`,
    },
    {
      id: 'action',
      head: t`Action`,
      cell: ({ action, target }) => [wordOf(actionNames, action, i18n), target].filter(Boolean).join(': '),
    },
    { id: 'active', head: t`State`, state: true, cell: OnOff },
  ];
}

export function TriggersCard({ campaign, isFixed }: { campaign: Campaign; isFixed: boolean }) {
  const { t } = useLingui();
  const whens = useWhenOptions();
  const { id } = campaign;
  const query = useQuery(queryOf(campaigns.triggers, { params: { id }, query: whole }));
  return (
    <CampaignPart
      campaign={campaign}
      name="triggers"
      title={t`Triggers`}
      sub={<Trans>The first match wins</Trans>}
      query={query}
      columns={useColumns()}
      isFixed={isFixed}
      isOrdered
      shape={triggersShape}
      isReady={whens !== null}
      valuesOf={triggerValues}
      bodyOf={(rows) => ({ triggers: rows.map(triggerBody) })}
      addLabel={t`Add a trigger`}
      renderRow={(form, slot) => <Row form={form} slot={slot} whens={whens ?? []} />}
    />
  );
}

type OwnedTrigger = Result<typeof campaigns.lTriggers>['data'][number];

export function AllTriggers({ campaignIds }: { campaignIds: readonly number[] }) {
  const { t } = useLingui();
  const [name, ...others] = useColumns();
  const columns: Column<OwnedTrigger>[] = [
    ...(name ? [name] : []),
    { id: 'campaign', head: t`Campaign`, cell: ({ campaign }) => campaign.name },
    ...others,
  ];
  const query = useQuery(
    queryOf(campaigns.lTriggers, { query: { ...whole, campaign_id: [...campaignIds] } }),
  );
  return (
    <Card flush title={<Trans>Triggers of these campaigns</Trans>}>
      <WholeList query={query} none={<Trans>There are none yet.</Trans>}>
        {(rows) => <Table label={t`Triggers`} columns={columns} rows={rows} rowKey={(row) => row.id} />}
      </WholeList>
    </Card>
  );
}
