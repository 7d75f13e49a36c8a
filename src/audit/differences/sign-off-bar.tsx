import { differences } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';
import { announce } from '#ui/feedback/announce.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Signature } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { download } from '../download.ts';
import { nameAt } from '../file-names.ts';
import { withText } from '../read-text.ts';
import type { ChangedChart } from './diff.ts';
import { FileDrop } from './file-drop.tsx';
import type { SignOffs } from '../use-releases.ts';
import { builtCommit, useEvidence } from '../evidence/use-evidence.ts';
import {
  readSignOff,
  signOffsOf,
  signOffText,
  type ReadSignOff,
  type SignOffFault,
  type ReleasePair,
  type SignedRelease,
} from './sign-off.ts';
import { SignedReleases } from './signed-releases.tsx';

type SignOffBarProps = {
  /** All that can be signed off. */
  changes: readonly ChangedChart[];
  chosen: readonly ChangedChart[];
  signOffs: SignOffs;
  /** The release that this one is compared with, and this one. */
  releases: ReleasePair;
  /** How often it was tried in vain: what is missing is said from then on. */
  tries: number;
  onTries: (tries: number) => void;
};

/** After each try in vain the first field that lacks something gets the focus: a name, or what is to be ticked. */
function useFocusOnMissing(tries: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    form.current?.closest('main')?.querySelector<HTMLElement>('input[aria-invalid=true]')?.focus();
  }, [tries]);
  return form;
}

/** What a press came to; it goes once anything else is chosen. */
function useOutcome(about: string) {
  const [outcome, set] = useState({ about, text: '' });
  const say = (text: string) => {
    set({ about, text });
    announce(text);
  };
  return { text: outcome.about === about ? outcome.text : '', say };
}

/** This release: by the evidence that it carries, else by its build. */
export function useThisRelease(): SignedRelease {
  const { data } = useEvidence();
  if (data?.fault === null) return { commit: data.evidence.commit, digest: data.digest };
  return { commit: builtCommit()[0] || null, digest: null };
}

/** Writes a sign-off of the chosen changes as a file. */
function SignOffForm({ chosen, signOffs, releases, tries, onTries }: Omit<SignOffBarProps, 'changes'>) {
  const { t } = useLingui();
  const form = useFocusOnMissing(tries);
  const { signer: name, setSigner: setName } = signOffs;
  const outcome = useOutcome([name, ...chosen.map((change) => change.name)].join(' '));
  const missing = {
    name: name.trim() === '' ? t`Type your name` : null,
    chart: chosen.length === 0 ? t`Tick what you have looked at` : null,
  };
  const isSigned = (change: ChangedChart) =>
    signOffsOf(change, signOffs.all).some((one) => one.name === name.trim());
  const sign = (event: SubmitEvent) => {
    event.preventDefault();
    const lacking = Object.values(missing).filter((text) => text !== null);
    onTries(lacking.length > 0 ? tries + 1 : 0);
    if (lacking.length > 0) {
      announce(lacking.join('. '));
      return;
    }
    if (chosen.every(isSigned)) {
      outcome.say(t`You have signed this off already: the file was saved.`);
      return;
    }
    const at = new Date();
    const text = signOffText(name, { changes: chosen, releases, at });
    const file = nameAt('sign-off', 'json', at.getTime());
    download(file, 'application/json', text);
    signOffs.add(readSignOff(text, at.getTime()), file);
    signOffs.keep();
    outcome.say(t`Signed off and saved: ${file}`);
  };
  return (
    <form ref={form} className={differences().sign} onSubmit={sign} aria-label={t`Sign-off`}>
      <Field id="sign-off-name" label={<Trans>Your name</Trans>} error={tries > 0 ? missing.name : null}>
        <Input value={name} autoComplete="name" onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button type="submit" icon={Signature}>
        <Trans>Sign off and save</Trans>
      </Button>
      <span>{outcome.text === '' ? <SignedReleases releases={releases} /> : outcome.text}</span>
    </form>
  );
}

const faults: Record<SignOffFault, ReactNode> = {
  unreadable: <Trans>The file contains no sign-off.</Trans>,
  edited: <Trans>It was changed after it was written: its contents no longer have its hash.</Trans>,
  nameless: <Trans>It names nobody who has signed it.</Trans>,
  ahead: <Trans>It is dated on a day to come.</Trans>,
};

/** Signs off, and reads the sign-offs of others. */
export function SignOffBar(props: SignOffBarProps) {
  const { t } = useLingui();
  const { changes, signOffs, onTries } = props;
  const { refused, latest } = signOffs;
  const opened = latest?.file ?? '';
  const concernsNothing =
    latest !== null && changes.every((change) => signOffsOf(change, [latest.signOff]).length === 0);
  const open = (read: ReadSignOff, file: string) => {
    signOffs.add(read, file);
    // It was signed off by somebody else: nothing is missing any more.
    if (read.fault === null) onTries(0);
  };
  const isPrinted = usePrintedAt() !== null;
  const { signer } = signOffs;
  return (
    <>
      <SignOffForm {...props} />
      {isPrinted ? (
        <p>
          {signer.trim() === '' ? null : <b>{signer}</b>} <SignedReleases releases={props.releases} />
        </p>
      ) : null}
      <FileDrop
        label={t`Open sign-off`}
        onFile={(chosen) => withText((text, file) => open(readSignOff(text, Date.now()), file))(chosen)}
      >
        <Trans>or drop one here. Its hash shows whether it was changed, not who wrote it.</Trans>
      </FileDrop>
      {refused === null ? null : (
        <Callout tone="error" live title={<Trans>This sign-off does not count</Trans>}>
          {refused.name}: {faults[refused.fault]}
        </Callout>
      )}
      {concernsNothing ? (
        <Callout tone="warning" live title={<Trans>This sign-off is of other changes</Trans>}>
          <Trans>{opened}: None of the changes below is among those that it signs off.</Trans>
        </Callout>
      ) : null}
    </>
  );
}
