import { query } from '#api/queries.ts';
import { trackingLinks, type TrackingLink } from '#contract/tracking-links.ts';
import type { CustomControl } from '#fields/field-control.ts';
import type { FieldDefinitions } from '#fields/field-types.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useFieldTexts } from '#fields/use-field-texts.ts';
import { useForm, type FormOf } from '#fields/use-form.ts';
import { Builder } from '#ui/layout/builder.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';
import { useSavedToast } from '#portal/use-saved-toast.ts';
import { NetworkNames } from '#i18n/network-text.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  bodyOf,
  draftOfLink,
  fieldOfParameter,
  linkFields,
  readLink,
  textsOf,
  writeLink,
  type Available,
} from './link-fields.ts';
import { LinkResult } from './link-result.tsx';
import { ParameterInput } from './parameter-input.tsx';
import { useChange } from './use-change.ts';
import { useParameterName, type Parameter } from './use-parameter-name.ts';

type LinkBuilderProps = {
  offerId: number;
  /** Null builds a new link. */
  link: TrackingLink | null;
  /** The initial values, also of a removed link. */
  pattern?: TrackingLink | null;
  /** Puts a link into the address, or none. */
  onChosen: (id: number | null) => void;
  available: Available;
};

type LinkForm = FormOf<FieldDefinitions>;

type Row = { id: number; name: string };
const optionsOf = (rows: readonly Row[]) => rows.map(({ id, name }) => ({ value: String(id), label: name }));

function DeepLinkHint({ deepLinks }: { deepLinks: Available['options']['deep_links'] }) {
  const { allowed, reason, site } = deepLinks;
  if (!allowed && reason) return <NetworkNames>{reason}</NetworkNames>;
  if (!allowed) return <Trans>This offer takes no deep links.</Trans>;
  return site ? <Trans>Any page of {site}</Trans> : null;
}

function ClicktagHint({ link }: { link: TrackingLink }) {
  const { data } = useQuery(query(trackingLinks.clicktag, { params: { id: link.id } }));
  const name = data?.name;
  return name ? <Trans>Currently: {name}</Trans> : null;
}

type ParameterProps = { form: LinkForm; available: Available; used: readonly string[] };

// Shown at once; the others are added from a menu.
const begun = 2;

function ParameterFields({ form, available, used }: ParameterProps) {
  const { t } = useLingui();
  const nameOf = useParameterName();
  const begunWith = (id: string) => form.state.getField<string>(fieldOfParameter(id)).defaultValue;
  // A draft may hold other parameters than the saved link.
  const [added, setAdded] = useState<readonly string[]>(() =>
    available.parameters.map(({ id }) => id).filter((id) => begunWith(id)),
  );
  const isShown = ({ id }: Parameter, index: number) =>
    index < begun || used.includes(id) || added.includes(id);
  const others = available.parameters.filter((parameter, index) => !isShown(parameter, index));
  return (
    <>
      {available.parameters.filter(isShown).map((parameter) => {
        const field = fieldOfParameter(parameter.id);
        const label = nameOf(parameter);
        return (
          <FormField
            key={field}
            of={form}
            name={field}
            label={label}
            render={(control: CustomControl) => (
              <ParameterInput control={control} label={label} macros={available.parameters} />
            )}
          />
        );
      })}
      {others.length > 0 ? (
        <FormActions>
          <Menu
            label={t`Parameters`}
            trigger={
              <Button icon={Plus} variant="link">
                <Trans>Add a parameter</Trans>
              </Button>
            }
          >
            {others.map((parameter) => (
              <MenuItem
                key={parameter.id}
                value={parameter.id}
                onSelect={() => setAdded([...added, parameter.id])}
              >
                {nameOf(parameter)}
              </MenuItem>
            ))}
          </Menu>
        </FormActions>
      ) : null}
    </>
  );
}

function Fields({ form, available, link, used }: ParameterProps & { link: TrackingLink | null }) {
  const { t } = useLingui();
  const { deep_links, landing_pages } = available.options;
  return (
    <FormGrid columns="two">
      <FormField of={form} name="name" />
      <FormField of={form} name="campaign_id" options={optionsOf(available.campaigns)} />
      <FormField of={form} name="landing_page_id" options={optionsOf(landing_pages)} />
      <FormField
        of={form}
        name="clicktag_id"
        options={optionsOf(available.clicktags)}
        placeholder={t`Same as the campaign`}
        hint={link ? <ClicktagHint link={link} /> : null}
      />
      <FormField
        of={form}
        name="deep_link"
        disabled={!deep_links.allowed}
        hint={<DeepLinkHint deepLinks={deep_links} />}
      />
      <ParameterFields form={form} available={available} used={used} />
    </FormGrid>
  );
}

function useLinkForm({ offerId, link, pattern = null, onChosen, available }: LinkBuilderProps) {
  const change = useChange();
  const queries = useQueryClient();
  const notifySaved = useSavedToast();
  const { parameters, options } = available;
  const fields = useMemo(() => linkFields({ parameters, options }), [parameters, options]);
  const versionOf = (from: TrackingLink | null) => ({
    saved: writeLink(textsOf(from, available)),
    revision: from?.revision,
  });
  const load = (id: number) =>
    queries.query({ ...query(trackingLinks.get, { params: { id } }), staleTime: 0 });
  type Values = Parameters<typeof readLink>[0];
  const read = (values: Values) => bodyOf(readLink(values, available), available);
  const update = (id: number, values: Values, revision: number | undefined) =>
    change((client) => client(trackingLinks.update, { params: { id }, body: { ...read(values), revision } }));
  const create = async (values: Values) => {
    const body = { ...read(values), offer_id: offerId };
    const answer = await change((client) => client(trackingLinks.create, { body }));
    notifySaved(null);
    // A create that is saved without an answer tells no id.
    return answer;
  };
  return useForm(fields, {
    id: 'tracking-link',
    draft: draftOfLink((link ?? pattern)?.id ?? `of-${offerId}-new`),
    ...versionOf(link ?? pattern),
    ...(link && { loadNewer: () => load(link.id).then(versionOf), recreate: create }),
    onSubmit: async (values, revision, former) => {
      if (!link) return create(values);
      const answer = await update(link.id, values, revision);
      notifySaved(former && (() => update(link.id, former, answer?.revision)));
      return answer ?? (await load(link.id));
    },
    onSaved: (saved) => {
      if (saved) onChosen(saved.id);
    },
  });
}

export function LinkBuilder(props: LinkBuilderProps) {
  const { t } = useLingui();
  const { link, pattern = null, onChosen, available } = props;
  const form = useLinkForm(props);
  const texts = readLink(useFieldTexts(form, Object.keys(form.fields)), available);
  const { values } = textsOf(link ?? pattern, available);
  const used = Object.keys(values).filter((name) => values[name]);
  const name = link?.name;
  return (
    <Card
      title={name ? <Trans>Edit {name}</Trans> : <Trans>New link</Trans>}
      end={
        link ? (
          <Button onClick={() => onChosen(null)}>
            <Trans>New link</Trans>
          </Button>
        ) : null
      }
    >
      <Builder
        result={<LinkResult link={link} isSaved={!form.isDirty} texts={texts} available={available} />}
      >
        <Form of={form}>
          <Fields form={form} available={available} link={link} used={used} />
          <FormErrors of={form} />
          <FormActions submits>
            <Button
              variant="ghost"
              onClick={form.reset}
              disabledReason={form.isDirty ? null : t`Nothing was changed`}
            >
              <Trans>Reset</Trans>
            </Button>
            <SubmitButton of={form} variant={link && !form.isDirty ? 'secondary' : 'primary'}>
              {link ? <Trans>Save changes</Trans> : <Trans>Save link</Trans>}
            </SubmitButton>
          </FormActions>
        </Form>
      </Builder>
    </Card>
  );
}
