import type { User } from '#api/user.ts';
import { query } from '#api/queries.ts';
import { choices } from '#contract/choices.ts';
import type { Result } from '#contract/endpoint.ts';
import { isCurrency } from '#contract/values.ts';
import { textOfAll } from '#i18n/error-messages.ts';
import { useCurrencyChange } from '#portal/currency-change.ts';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { FactRow } from '#ui/content/fact-row.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ShadowHold } from './shadow-hold.tsx';
import { openStates, CurrencyDialog, type CurrencyOption } from './currency-dialog.tsx';

type Change = ReturnType<typeof useCurrencyChange>;

function Finality({ isFinal }: { isFinal: boolean }) {
  return (
    <FactRow
      note={
        isFinal ? (
          <Trans>The currency was changed once and is final.</Trans>
        ) : (
          <Trans>The currency can be changed only once. After that it stays fixed.</Trans>
        )
      }
    />
  );
}

function Refusal({ change: { outcome, messages } }: { change: Change }) {
  const { i18n } = useLingui();
  if (outcome?.ok !== false) return null;
  return (
    <Callout tone="error" live>
      {textOfAll(messages, i18n)}
    </Callout>
  );
}

type Currencies = UseQueryResult<Result<typeof choices.currencies>>;
type ChangeButtonProps = { change: Change; currencies: Currencies; options: readonly CurrencyOption[] };

const supported = (rows: Result<typeof choices.currencies>['data']) =>
  rows.flatMap(({ id, ...row }) => (isCurrency(id) ? [{ id, ...row }] : []));

// Opens the dialog, or reloads the currencies that failed to load.
function ChangeButton({ change, currencies, options }: ChangeButtonProps) {
  const other = options.find(({ id }) => id !== change.currency);
  return (
    <Button
      writes
      busy={currencies.isFetching}
      onClick={() => (other ? change.choose(other.id) : void currencies.refetch())}
    >
      <Trans>Change currency</Trans>
    </Button>
  );
}

// Shown behind its dialog too, so that the focus can return to it.
const offering: ReadonlySet<Change['state']> = new Set(['changeable', ...openStates]);

export function CurrencyCard({ user }: { user: User }) {
  const { currency, currency_changed: isChanged = false } = user.partner;
  const change = useCurrencyChange({ currency, isChanged });
  const currencies = useQuery(query(choices.currencies));
  const options = supported(currencies.data?.data ?? []);
  const current = options.find(({ id }) => id === currency);
  const isFinal = isChanged || change.outcome?.ok === true;
  const isOffered = !isChanged && offering.has(change.state);
  return (
    <FormSection
      title={<Trans>Currency</Trans>}
      hint={<Trans>All payouts and invoices use this currency.</Trans>}
    >
      <Refusal change={change} />
      <ShadowHold user={user} change="currency">
        <FactRow
          mark={current?.symbol ?? currency}
          title={currency}
          note={current?.name}
          action={isOffered ? <ChangeButton {...{ change, currencies, options }} /> : null}
        />
      </ShadowHold>
      {currencies.isError ? (
        <Callout tone="error">
          <Trans>The currencies could not be loaded. Press the button to try again.</Trans>
        </Callout>
      ) : null}
      <Finality isFinal={isFinal} />
      <CurrencyDialog change={change} currencies={options} />
    </FormSection>
  );
}
