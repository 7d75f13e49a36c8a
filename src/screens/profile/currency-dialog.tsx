import type { Currency } from '#contract/values.ts';
import { defineForm } from '#fields/define-form.ts';
import { FormField } from '#fields/form-field.tsx';
import { Form } from '#fields/form.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { textOfAll } from '#i18n/error-messages.ts';
import type { useCurrencyChange } from '#portal/currency-change.ts';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { ChoiceTiles } from '#ui/controls/choice-tiles.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { FormStack } from '#ui/controls/form-stack.tsx';
import { msg } from '@lingui/core/macro';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CurrencyQuote, useCurrencyQuote } from './currency-quote.tsx';

type Change = ReturnType<typeof useCurrencyChange>;
export type CurrencyOption = { id: Currency; name: string; symbol: string };
type CurrencyDialogProps = { change: Change; currencies: readonly CurrencyOption[] };

const fields = defineForm({
  understood: {
    type: 'checkbox',
    label: msg`I understand that the currency cannot be changed again.`,
    rules: 'required',
  },
});

const plain = { draft: null, unguarded: 'a tick alone' };

export const openStates: ReadonlySet<Change['state']> = new Set(['confirming', 'saving', 'refused']);

function Question({ change, chosen, currencies }: CurrencyDialogProps & { chosen: Currency }) {
  const { t, i18n } = useLingui();
  const { currency } = change;
  const isSaving = change.state === 'saving';
  const whileBusy = useWhileBusy(isSaving);
  const quote = useCurrencyQuote(chosen);
  const form = useForm(fields, { ...plain, id: 'currency', isBusy: isSaving, onSubmit: change.confirm });
  return (
    <Dialog
      open
      {...(isSaving ? {} : { onClose: change.abandon })}
      title={<Trans>Change currency</Trans>}
      actions={
        <>
          <Button onClick={change.abandon} disabledReason={whileBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton of={form} form={form.id} disabledReason={quote.disabledReason}>
            <Trans>Change to {chosen}</Trans>
          </SubmitButton>
        </>
      }
    >
      <Form of={form}>
        <FormStack>
          <ChoiceTiles
            label={t`Currency`}
            value={chosen}
            onChange={change.choose}
            isDisabled={change.state !== 'confirming'}
            items={currencies.map(({ id, symbol }) => ({
              value: id,
              label: id,
              mark: symbol,
              note: id === currency ? t`Current` : undefined,
              isDisabled: id === currency,
            }))}
          />
          <CurrencyQuote quote={quote} />
          <Callout tone="warning" title={<Trans>This can be done only once</Trans>}>
            <Trans>
              Everything you have earned so far and your minimum payout are converted from {currency} to{' '}
              {chosen} at the network's exchange rate. The change cannot be undone, and the currency stays
              fixed.
            </Trans>
          </Callout>
          {change.messages.length > 0 ? (
            <Callout tone="error" live>
              {textOfAll(change.messages, i18n)}
            </Callout>
          ) : null}
          <FormField of={form} name="understood" />
        </FormStack>
      </Form>
    </Dialog>
  );
}

export function CurrencyDialog(props: CurrencyDialogProps) {
  const { chosen, state } = props.change;
  return chosen !== null && openStates.has(state) ? <Question {...props} chosen={chosen} /> : null;
}
