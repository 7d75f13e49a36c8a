import { Callout } from '#ui/feedback/callout.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import type { UnknownKey } from '../live/log-file.ts';
import type { UnknownKeys as Keys } from './check-here.ts';
import { Listed } from './listed.tsx';
import { Code } from './code.tsx';

function Added({ of: { key, seq, count } }: { of: UnknownKey }) {
  if (seq === null) {
    return (
      <Trans>
        <Code>{key}</Code> at the top of the file: no portal writes that.
      </Trans>
    );
  }
  const more = count - 1;
  return (
    <>
      <Trans>
        <Code>{key}</Code> in entry {seq}: no portal writes that.
      </Trans>{' '}
      {more > 0 ? <Plural value={more} one="# more entry has it." other="# more entries have it." /> : null}
    </>
  );
}

/** What a log says under names that this release does not know: it was added by hand, or another build writes it. */
export function UnknownKeys({ of: { keys, isOfAnotherBuild } }: { of: Keys }) {
  if (keys.length === 0) return null;
  if (!isOfAnotherBuild) {
    return (
      <Listed title={<Trans>Something was added to the log</Trans>} all={keys} tone="error">
        {(one) => <Added of={one} />}
      </Listed>
    );
  }
  const count = new Set(keys.map(({ key }) => key)).size;
  const names = [...new Set(keys.map(({ key }) => key))].join(', ');
  return (
    <Callout tone="warning" live title={<Trans>Another build wrote this log</Trans>}>
      <Plural
        value={count}
        one="# key is not known here, and what it says is not checked:"
        other="# keys are not known here, and what they say is not checked:"
      />{' '}
      <Code>{names}</Code>
    </Callout>
  );
}
