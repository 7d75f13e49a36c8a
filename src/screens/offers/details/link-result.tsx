import type { TrackingLink } from '#contract/tracking-links.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Address, type AddressPart } from '#ui/address.tsx';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { Code } from '#ui/code.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import {
  addressOf,
  addressParts,
  hasMacro,
  longestAddress,
  warningsOf,
  type Parameters,
  type ValueWarning,
} from './built-address.ts';
import { baseOf, parametersOf, saysAll, type Known, type LinkTexts } from './link-fields.ts';
import { FirstPostback } from '../first-postback.tsx';
import { TestClick } from '../test-click.tsx';
import { PagePreview } from './page-preview.tsx';
import { useParameterName } from './use-parameter-name.ts';

const warnings: Record<ValueWarning, MessageDescriptor> = {
  encoded: msg`It looks encoded already, and is encoded once more.`,
  braces: msg`Its braces belong to no macro, so nothing fills them in.`,
  spaces: msg`It has spaces, which many trackers cut off.`,
};

/** What is probably a mistake, one line for each parameter. */
function Warnings({ parameters, length }: { parameters: Parameters; length: number }) {
  const { i18n } = useLingui();
  const { count } = useFormats();
  const longest = count(longestAddress);
  const lines = Object.entries(parameters).flatMap(([name, value]) =>
    name === 'deep' ? [] : warningsOf(value).map((warning) => `${name}: ${i18n._(warnings[warning])}`),
  );
  return (
    <>
      {length > longestAddress ? (
        <Callout tone="error" live>
          <Trans>The link is longer than {longest} characters. Shorten its values.</Trans>
        </Callout>
      ) : null}
      {lines.length > 0 ? (
        <Callout tone="warning" live>
          {lines.join(' ')}
        </Callout>
      ) : null}
    </>
  );
}

/** Each parameter with its value, and whether it is fixed or filled in on the way. */
function List({ parameters, known }: { parameters: Parameters; known: Known }) {
  const nameOf = useParameterName();
  const names = new Map(known.parameters.map((parameter) => [parameter.id, nameOf(parameter)]));
  return (
    <DefinitionList
      items={Object.entries(parameters)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => ({
          id: name,
          term: names.get(name) ?? name,
          details: (
            <>
              <Code>{value}</Code>{' '}
              {hasMacro(value) ? <Trans>filled in at click time</Trans> : <Trans>fixed value</Trans>}
            </>
          ),
        }))}
    />
  );
}

function Actions({ address }: { address: string }) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <FormActions>
        <CopyButton text={address} label={t`Copy link`} variant="primary">{t`Copy link`}</CopyButton>
        <TestClick address={address} />
        <Button icon={QrIcon} pressed={isShown} onClick={() => setShown(!isShown)}>
          <Trans>QR code</Trans>
        </Button>
      </FormActions>
      {isShown ? <QrCode text={address} label={t`QR code of the tracking link`} /> : null}
    </>
  );
}

type BuiltProps = { parts: readonly AddressPart[]; parameters: Parameters; known: Known };

function Built({ parts, parameters, known }: BuiltProps) {
  const { t } = useLingui();
  const address = addressOf(parts);
  return (
    <>
      <Address label={t`Your tracking link`} parts={parts} />
      <Warnings parameters={parameters} length={address.length} />
      {address.length > longestAddress ? null : <Actions address={address} />}
      <List parameters={parameters} known={known} />
    </>
  );
}

type LinkResultProps = { link: TrackingLink | null; texts: LinkTexts; known: Known };

/** The page that the link leads to. */
const pageOf = ({ deep_link, landing_page_id }: LinkTexts, { options }: Known) =>
  deep_link || options.landing_pages.find(({ id }) => String(id) === landing_page_id)?.url || null;

/** What the choices come to: the address with its parameters, and the page behind it. */
export function LinkResult({ link, texts, known }: LinkResultProps) {
  const { count } = useFormats();
  const base = baseOf(link, texts, known);
  const parameters = base && parametersOf({ link, base }, texts, known);
  const parts = base && parameters && addressParts(base.url, parameters);
  const isReady = base !== null && saysAll({ link, base }, texts, known);
  const length = count(parts ? addressOf(parts).length : 0);
  const longest = count(longestAddress);
  const page = pageOf(texts, known);
  return (
    <>
      <p>
        <b>
          <Trans>Your tracking link</Trans>
        </b>
        {isReady ? ` · ${length} / ${longest}` : null}
      </p>
      {isReady && parts && parameters ? (
        <Built parts={parts} parameters={parameters} known={known} />
      ) : (
        <Callout>
          <Trans>These choices are kept with the link: save it, and its address is here.</Trans>
        </Callout>
      )}
      {link ? <FirstPostback /> : null}
      {page ? <PagePreview key={page} url={page} /> : null}
    </>
  );
}
