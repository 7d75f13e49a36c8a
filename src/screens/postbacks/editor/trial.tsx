import type { Sent } from '#contract/values.ts';
import { useOnce } from '#lists/use-once.ts';
import { postbacks, type Postback } from '#contract/postbacks.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { MarkedCode } from '#ui/content/marked-code.tsx';
import { RowActions } from '#ui/tables/row-actions.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { expanded, expandedParts } from '../macros.ts';
import { curlOf, valuesOfSample } from '../sample-call.ts';
import type { Macro } from './macro-groups.ts';
import { TrialResult } from './trial-result.tsx';

type TrialProps = {
  address: string;
  method: Sent<Postback>['method'];
  macros: readonly Macro[];
  /** The address cannot be called. */
  isFaulty: boolean;
};

export function Trial({ address, method, macros, isFaulty }: TrialProps) {
  const { t } = useLingui();
  const { client } = usePortal();
  const [sample, setSample] = useState(0);
  const values = valuesOfSample(macros, sample);
  const { mutate, isPending, data, error } = useOnce(() =>
    client(postbacks.testCall, { body: { url: address, method, values } }),
  );
  const reason = () => (address === '' ? t`Type the address first` : null);
  const why = () => reason() ?? (isFaulty ? t`Correct the address first` : null);
  return (
    <>
      <MarkedCode
        title={<Trans>Preview with a sample conversion</Trans>}
        actions={
          <Button
            variant="link"
            size="sm"
            icon={Shuffle}
            disabledReason={reason()}
            onClick={() => setSample(sample + 1)}
          >
            <Trans>Other sample</Trans>
          </Button>
        }
        parts={expandedParts(address, values).map(({ at, text, macro }) => ({
          at,
          text,
          isMarked: macro !== null,
        }))}
        empty={<Trans>Your address appears here, with sample values for its macros.</Trans>}
      />
      <RowActions>
        <CopyButton
          text={curlOf({ address: expanded(address, values), method })}
          label={t`Copy as cURL`}
          disabledReason={reason()}
        >
          {t`Copy as cURL`}
        </CopyButton>
        <Button writes icon={Send} busy={isPending} disabledReason={why()} onClick={() => mutate()}>
          <Trans>Send a test call</Trans>
        </Button>
      </RowActions>
      {isPending ? null : <TrialResult address={address} result={data ?? null} failure={error} />}
    </>
  );
}
