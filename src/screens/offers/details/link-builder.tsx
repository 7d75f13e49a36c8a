import { trackingLinks, type TrackingLink } from '#contract/tracking-links.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useFieldTexts } from '#fields/use-field-texts.ts';
import { useForm, type FormOf } from '#fields/use-form.ts';
import { Builder } from '#ui/builder.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { FormGrid } from '#ui/form-grid.tsx';
import { notify } from '#ui/notify.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { bodyOf, linkFields, subIds, textsOf, type Known } from './link-fields.ts';
import { LinkResult } from './link-result.tsx';
import { MacroInput } from './macro-input.tsx';
import { useChange } from './use-change.ts';

type LinkBuilderProps = {
  offerId: number;
  /** The link that is changed; none while a new one is built. */
  link: TrackingLink | null;
  /** Puts a link into the address, or none. */
  onChosen: (id: number | null) => void;
  known: Known;
};

const fieldNames = Object.keys(linkFields) as (keyof typeof linkFields)[];

type Row = { id: number; name: string };
const optionsOf = (rows: readonly Row[]) => rows.map(({ id, name }) => ({ value: String(id), label: name }));

function DeepLinkHint({ deepLinks }: { deepLinks: Known['options']['deep_links'] }) {
  const { allowed, reason, site } = deepLinks;
  if (!allowed) return reason ?? <Trans>This offer takes no deep links.</Trans>;
  return site ? <Trans>Any page of {site}</Trans> : null;
}

function Fields({ form, known }: { form: FormOf<typeof linkFields>; known: Known }) {
  const { t } = useLingui();
  const { deep_links, landing_pages } = known.options;
  return (
    <FormGrid columns="two">
      <FormField of={form} name="name" />
      <FormField of={form} name="campaign_id" options={optionsOf(known.campaigns)} />
      <FormField of={form} name="landing_page_id" options={optionsOf(landing_pages)} />
      <FormField
        of={form}
        name="clicktag_id"
        options={optionsOf(known.clicktags)}
        placeholder={t`That of the campaign`}
      />
      <FormField
        of={form}
        name="deep_link"
        disabled={!deep_links.allowed}
        hint={<DeepLinkHint deepLinks={deep_links} />}
      />
      {subIds.map((name, index) => {
        const nth = index + 1;
        return (
          <FormField
            key={name}
            of={form}
            name={name}
            render={(control) => (
              <MacroInput control={control} label={t`Sub ID ${nth}`} macros={known.macros} />
            )}
          />
        );
      })}
    </FormGrid>
  );
}

/** A tracking link in the making: its choices, and the address that they come to (O5). */
export function LinkBuilder({ offerId, link, onChosen, known }: LinkBuilderProps) {
  const change = useChange();
  const form = useForm(linkFields, {
    id: 'tracking-link',
    saved: textsOf(link, known),
    onSubmit: async (texts) => {
      const body = bodyOf(texts, known);
      const saved = await change((client) =>
        link
          ? client(trackingLinks.update, { params: { id: link.id }, body })
          : client(trackingLinks.create, { body: { ...body, offer_id: offerId } }),
      );
      notify({ type: 'saveSuccess' });
      onChosen(saved.id);
    },
  });
  const texts = useFieldTexts(form, fieldNames);
  const name = link?.name;
  return (
    <Card
      title={name ? <Trans>Change the link {name}</Trans> : <Trans>Build a tracking link</Trans>}
      end={
        link ? (
          <Button onClick={() => onChosen(null)}>
            <Trans>Build a new one</Trans>
          </Button>
        ) : null
      }
    >
      <Builder result={<LinkResult link={link} texts={texts} known={known} />}>
        <Form of={form}>
          <Fields form={form} known={known} />
          <FormErrors of={form} />
          <FormActions>
            <SubmitButton of={form}>
              {link ? <Trans>Save changes</Trans> : <Trans>Save link</Trans>}
            </SubmitButton>
            <Button variant="ghost" onClick={form.reset} disabled={!form.isDirty}>
              <Trans>Reset</Trans>
            </Button>
          </FormActions>
        </Form>
      </Builder>
    </Card>
  );
}
