import type { TrackingLink } from '#contract/tracking-links.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Address } from '#ui/content/address.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Code } from '#ui/content/code.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { QrCode } from '#ui/content/qr-code.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { addressOf, addressParts, fillingOf, longestAddress, type Parameters } from './built-address.ts';
import { parametersOf, type Available, type LinkTexts } from './link-fields.ts';
import { FirstPostback } from '../first-postback.tsx';
import { TestClick } from '../test-click.tsx';
import { PagePreview } from './page-preview.tsx';
import { useParameterName } from './use-parameter-name.ts';
import { ValueWarnings } from './value-warnings.tsx';

type WarningsProps = { parameters: Parameters; length: number; available: Available };

function Warnings({ parameters, length, available }: WarningsProps) {
  const { count } = useFormats();
  const longest = count(longestAddress);
  return (
    <>
      {length > longestAddress ? (
        <Callout tone="error" live>
          <Trans>The link is longer than {longest} characters. Shorten its values.</Trans>
        </Callout>
      ) : null}
      <ValueWarnings values={parameters} parameters={available.parameters} />
    </>
  );
}

const fillings: Record<ReturnType<typeof fillingOf>, MessageDescriptor> = {
  fixed: msg`fixed value`,
  filled: msg`filled in at click time`,
  partly: msg`partly filled in at click time`,
  unknown: msg`not filled in by this network`,
};

function List({ parameters, available }: { parameters: Parameters; available: Available }) {
  const { i18n } = useLingui();
  const nameOf = useParameterName();
  const macros = new Set(available.parameters.map(({ macro }) => macro));
  const names = new Map(available.parameters.map((parameter) => [parameter.id, nameOf(parameter)]));
  return (
    <DefinitionList
      items={Object.entries(parameters)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => ({
          id: name,
          term: names.get(name) ?? name,
          details: (
            <>
              <Code>{value}</Code> {i18n._(fillings[fillingOf(value, macros)])}
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
      {isShown ? (
        <QrCode
          text={address}
          label={t`QR code of the tracking link`}
          fileName="tracking-link.svg"
          download={
            <Button icon={Download}>
              <Trans>Download QR code (SVG)</Trans>
            </Button>
          }
        />
      ) : null}
    </>
  );
}

type Shown = { parameters: Parameters; available: Available };

function Saved({ link, parameters, available }: Shown & { link: TrackingLink }) {
  const { t } = useLingui();
  const parts = addressParts(link.url, parameters);
  const address = addressOf(parts);
  return (
    <>
      <Address label={t`Your tracking link`} parts={parts} />
      <Warnings parameters={parameters} available={available} length={address.length} />
      <Actions address={address} />
    </>
  );
}

function Unsaved({ link, parameters, available }: Shown & { link: TrackingLink | null }) {
  return (
    <>
      <Callout>
        {link ? (
          <Trans>Save your changes to copy the link or show its QR code.</Trans>
        ) : (
          <Trans>Save the link to get its address and QR code.</Trans>
        )}
      </Callout>
      <Warnings
        parameters={parameters}
        available={available}
        length={link ? addressOf(addressParts(link.url, parameters)).length : 0}
      />
    </>
  );
}

type LinkResultProps = {
  link: TrackingLink | null;
  /** Whether the form shows the saved link. */
  isSaved: boolean;
  texts: LinkTexts;
  available: Available;
};

const pageOf = ({ deep_link, landing_page_id }: LinkTexts, { options }: Available) =>
  deep_link || options.landing_pages.find(({ id }) => String(id) === landing_page_id)?.url || null;

export function LinkResult({ link, isSaved, texts, available }: LinkResultProps) {
  const parameters = parametersOf(texts, available);
  const page = pageOf(texts, available);
  return (
    <>
      <p>
        <b>
          <Trans>Your tracking link</Trans>
        </b>
      </p>
      {link && isSaved ? (
        <Saved link={link} parameters={parameters} available={available} />
      ) : (
        <Unsaved link={link} parameters={parameters} available={available} />
      )}
      <List parameters={parameters} available={available} />
      {link ? <FirstPostback /> : null}
      {page ? <PagePreview key={page} url={page} /> : null}
    </>
  );
}
