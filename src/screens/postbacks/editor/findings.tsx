import { useFormats } from '#i18n/formats.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isError, mostCharacters, type Finding } from '../lint.ts';

function TooLong({ length }: { length: string }) {
  const { count } = useFormats();
  const has = count(Number(length));
  const most = count(mostCharacters);
  return (
    <Trans>
      The address has {has} characters; {most} are the most.
    </Trans>
  );
}

const texts: Record<Finding['code'], (text: string) => ReactNode> = {
  notAnAddress: () => <Trans>An address begins with https:// and a host.</Trans>,
  placeholder: (text) => <Trans>Put your own in the place of {text}.</Trans>,
  macroInHost: () => <Trans>Macros may stand behind the host, not in it.</Trans>,
  spaces: () => <Trans>There are spaces or line breaks in the address.</Trans>,
  tooLong: (text) => <TooLong length={text} />,
  foreignSyntax: (text) => (
    <Trans>{text} is how another system writes a macro. Here it is not replaced.</Trans>
  ),
  unknownMacro: (text) => <Trans>This network does not know {text}. It would be left empty.</Trans>,
  noClickId: () => (
    <Trans>There is no click ID: your tracker cannot tell which click the conversion belongs to.</Trans>
  ),
  notEncrypted: () => <Trans>The address is not encrypted. Use https:// if your tracker offers it.</Trans>,
};

function CorrectButton({ instead, onCorrect }: { instead: string; onCorrect: () => void }) {
  return (
    <Button size="sm" onClick={onCorrect}>
      {instead.trim() === '' ? <Trans>Remove</Trans> : <Trans>Use {instead}</Trans>}
    </Button>
  );
}

type FindingsProps = { findings: readonly Finding[]; onCorrect: (finding: Finding) => void };

export function Findings({ findings, onCorrect }: FindingsProps) {
  return findings.map((finding) => (
    <Callout
      key={finding.code + finding.text}
      tone={isError(finding) ? 'error' : 'warning'}
      action={
        finding.instead === null ? null : (
          <CorrectButton instead={finding.instead} onCorrect={() => onCorrect(finding)} />
        )
      }
    >
      {texts[finding.code](finding.text)}
    </Callout>
  ));
}
