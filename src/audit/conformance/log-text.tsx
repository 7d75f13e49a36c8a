import { audit } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { focusBefore } from '#ui/overlays/focus-before.ts';
import { Trans } from '@lingui/react/macro';
import { useFormats } from '../formats.ts';
import { longestShown, type LogCheck } from './use-log-check.ts';

function LongText({ length, onRemove }: { length: number; onRemove: () => void }) {
  const { count } = useFormats();
  const size = count(Math.round(length / longestShown));
  return (
    <div className={audit().toolbar} role="group" aria-labelledby="long-log">
      <span id="long-log">
        <Trans>Event log of {size} MB: too long to be shown here, not to be checked.</Trans>
      </span>
      <Button
        onClick={({ currentTarget }) => {
          focusBefore(currentTarget);
          onRemove();
        }}
      >
        <Trans>Remove it</Trans>
      </Button>
    </div>
  );
}

/** The text of the log that is checked, where somebody can read it. */
export function LogText({ logCheck: { source, type } }: { logCheck: LogCheck }) {
  const text = typeof source === 'string' ? source : null;
  const length = typeof source === 'string' ? source.length : source.size;
  if (text === null || length > longestShown) {
    return <LongText length={length} onRemove={() => type('')} />;
  }
  return (
    <Field id="log-text" label={<Trans>Event log</Trans>}>
      <Textarea
        value={text}
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (pasted.length <= longestShown) return;
          event.preventDefault();
          type(pasted);
        }}
      />
    </Field>
  );
}
