import type { ActivityChange } from '#contract/activity.ts';
import { useFormats } from '#i18n/formats.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronsUpDown } from 'lucide-react';
import { wordOfField, wordOfValue } from './field-words.ts';

function FromTo({ change }: { change: ActivityChange }) {
  const { i18n } = useLingui();
  const { dateTime } = useFormats();
  const wordOf = (value: string | null) =>
    value === null ? null : wordOfValue(change.field, value, { i18n, dateTime });
  const [from, to] = [wordOf(change.from), wordOf(change.to)];
  if (to === null) return <Trans>{from} removed</Trans>;
  if (from === null) return <Trans>set to {to}</Trans>;
  return (
    <Trans>
      from {from} to {to}
    </Trans>
  );
}

function AllChanges({ changes }: { changes: readonly ActivityChange[] }) {
  const { t, i18n } = useLingui();
  return (
    <Popover
      label={t`What was changed`}
      trigger={
        <Button size="sm" endIcon={ChevronsUpDown}>
          <Plural value={changes.length} one="# field" other="# fields" />
        </Button>
      }
    >
      <DefinitionList
        items={changes.map((change) => ({
          id: change.field,
          term: wordOfField(change.field, i18n),
          details: <FromTo change={change} />,
        }))}
      />
    </Popover>
  );
}

/** One change in words, several behind a button. */
export function ChangesCell({ changes }: { changes: readonly ActivityChange[] }) {
  const { i18n } = useLingui();
  const [first] = changes;
  if (!first) return null;
  if (changes.length > 1) return <AllChanges changes={changes} />;
  return (
    <>
      {wordOfField(first.field, i18n)}: <FromTo change={first} />
    </>
  );
}
