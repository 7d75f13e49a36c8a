import { differences } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Signature } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { download } from '../download.ts';
import type { ChangedChart } from './diff.ts';
import { FileDrop } from './file-drop.tsx';
import type { SignOffs } from '../use-releases.ts';
import { readSignOff, signOffsOf, signOffText } from './sign-off.ts';

type SignOffBarProps = { chosen: readonly ChangedChart[]; signOffs: SignOffs };

const refusals = {
  incomplete: <Trans>Type your name and tick what you have looked at.</Trans>,
  again: <Trans>You have signed this off already: the file was saved.</Trans>,
};

/** Writes a sign-off of the chosen changes as a file, and reads those of others. */
export function SignOffBar({ chosen, signOffs }: SignOffBarProps) {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState<keyof typeof refusals | null>(null);
  const { refused, signer: name, setSigner: setName } = signOffs;
  const isSigned = (change: ChangedChart) =>
    signOffsOf(change, signOffs.all).some((one) => one.name === name.trim());
  const sign = (event: SubmitEvent) => {
    event.preventDefault();
    const isIncomplete = name.trim() === '' || chosen.length === 0;
    const isAgain = !isIncomplete && chosen.every(isSigned);
    setRefusal(isAgain ? 'again' : null);
    if (isIncomplete) setRefusal('incomplete');
    if (isIncomplete || isAgain) return;
    const at = new Date();
    const text = signOffText(name, chosen, at);
    const file = `sign-off-${at.toISOString().slice(0, 10)}.json`;
    download(file, 'application/json', text);
    signOffs.add(readSignOff(text), file);
  };
  return (
    <>
      <form className={differences().sign} onSubmit={sign} aria-label={t`Sign-off`}>
        <Field id="sign-off-name" label={<Trans>Your name</Trans>}>
          <Input value={name} autoComplete="name" onChange={({ target }) => setName(target.value)} />
        </Field>
        <Button type="submit" icon={Signature}>
          <Trans>Sign off and save</Trans>
        </Button>
        {refusal ? <span role="alert">{refusals[refusal]}</span> : null}
      </form>
      <FileDrop label={t`Open sign-off`} onText={(text, file) => signOffs.add(readSignOff(text), file)}>
        <Trans>or drop one here. Its hash shows whether it was changed, not who wrote it.</Trans>
      </FileDrop>
      {refused === null ? null : (
        <Callout tone="error" live title={<Trans>This sign-off does not count</Trans>}>
          {refused.name}:{' '}
          {refused.fault === 'edited' ? (
            <Trans>It was changed after it was written: its contents no longer have its hash.</Trans>
          ) : (
            <Trans>The file contains no sign-off.</Trans>
          )}
        </Callout>
      )}
    </>
  );
}
