import type { Postback } from '#contract/postbacks.ts';
import { FormErrors } from '#fields/form-errors.tsx';
import { Form } from '#fields/form.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { CardBody } from '#ui/layout/card.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { FormStack } from '#ui/controls/form-stack.tsx';
import { Trans } from '@lingui/react/macro';
import { isError, lint } from '../lint.ts';
import { draftName, type OpenPostback } from '../use-open-postback.ts';
import { AddressPart } from './address-part.tsx';
import { bodyOf, fields, valuesOf } from './fields.ts';
import type { Macro } from './macro-groups.ts';
import { CallPart, MatchPart } from './match-part.tsx';
import { OfferPart } from './offer-part.tsx';
import { useSavePostback } from './use-save-postback.ts';

type PostbackFormProps = {
  /** Null creates a new one. */
  postback: Postback | null;
  macros: readonly Macro[];
  events: readonly { id: string | number; name: string }[];
  place: OpenPostback;
  /** Whether it was removed elsewhere. */
  isRemoved: boolean;
};

const versionOf = (postback: Postback | null) => ({
  saved: valuesOf(postback),
  revision: postback?.revision,
});

type DefaultNoteProps = { postback: Postback | null; level: string; status: string };

// Warns before saving ends the default.
function DefaultNote({ postback, level, status }: DefaultNoteProps) {
  if (!postback?.is_default || (level === 'global' && status === 'active')) return null;
  const savedName = postback.name;
  return (
    <Callout tone="warning" live>
      <Trans>
        If you save this, “{savedName}” is no longer the default: nothing is called for conversions that no
        other postback matches.
      </Trans>
    </Callout>
  );
}

export function PostbackForm({ postback, macros, events, place, isRemoved }: PostbackFormProps) {
  const { save, load } = useSavePostback();
  const form = useForm(fields, {
    id: `postback-${postback?.id ?? 'new'}`,
    ...versionOf(postback),
    ...(postback && {
      loadNewer: () => load(postback.id).then(versionOf),
      recreate: async (values) => (await save(bodyOf(values), null)) ?? undefined,
    }),
    isRemoved,
    onSubmit: async (values, revision, former) => {
      const replaced = postback && { id: postback.id, revision, former: former && bodyOf(former) };
      const saved = await save(bodyOf(values), replaced);
      return saved ?? undefined;
    },
    onSaved: (saved) => {
      if (!saved || saved.id !== postback?.id) place.adopt(saved?.id ?? null);
    },
    draft: draftName(postback?.id ?? 'new'),
  });
  const { level, status, offer_id, url, method } = form.values();
  const known = new Set(macros.map(({ id }) => id));
  const findings = lint(url, known);
  const isDoubtful = findings.length > 0 && !findings.some(isError);
  return (
    <CardBody>
      <Form of={form}>
        <FormStack>
          <FormErrors of={form} />
          <MatchPart of={form} events={events} />
          {level === 'offer' ? (
            <OfferPart of={form} offerId={offer_id} current={postback?.offer ?? null} />
          ) : null}
          <AddressPart of={form} {...{ macros, known, findings, url, method }} />
          <CallPart of={form} />
          <DefaultNote postback={postback} level={level} status={status} />
          <FormActions submits>
            <Button variant="ghost" onClick={() => place.open(null)}>
              <Trans>Cancel</Trans>
            </Button>
            <SubmitButton of={form}>
              {isDoubtful && form.isDirty ? <Trans>Save anyway</Trans> : <Trans>Save</Trans>}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </CardBody>
  );
}
