import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Callout } from '#ui/feedback/callout.tsx';
import type { JsonFault, LogFault } from '../live/read-log.ts';
import { Code } from './code.tsx';

const kinds: Readonly<Record<string, MessageDescriptor>> = {
  array: msg`a list`,
  boolean: msg`true or false`,
  int: msg`a whole number`,
  number: msg`a number`,
  object: msg`an object`,
  string: msg`a text`,
};

function Found({ fault: { field, expected, found } }: { fault: LogFault }) {
  const { i18n } = useLingui();
  const wanted = kinds[expected];
  const kind = wanted ? i18n._(wanted) : expected;
  if (field === '') {
    return (
      <Trans>
        there is <Code>{String(found)}</Code> instead of {kind}.
      </Trans>
    );
  }
  if (found === null) {
    return (
      <Trans>
        <Code>{field}</Code> is missing; it has to be {kind}.
      </Trans>
    );
  }
  return (
    <Trans>
      <Code>{field}</Code> is <Code>{found}</Code>; it has to be {kind}.
    </Trans>
  );
}

function NoJson({ at }: { at: JsonFault }) {
  if (at === null) return <Trans>The text is no JSON.</Trans>;
  const { line, column } = at;
  return (
    <Trans>
      The text is no JSON from line {line}, column {column} on.
    </Trans>
  );
}

type UnreadableLogProps = { fault: LogFault | 'empty' | null; at: JsonFault; file: string | null };

/** Where a text stops being a log, and why; `fault` is null where it is no JSON, `file` where it was pasted. */
export function UnreadableLog({ fault, at, file }: UnreadableLogProps) {
  const named = file === null ? null : `${file}: `;
  if (fault === 'empty') {
    return (
      <Callout tone="error" live title={<Trans>The file is empty</Trans>}>
        {named}
        <Trans>There is nothing in it to check. Choose another event log or paste one.</Trans>
      </Callout>
    );
  }
  return (
    <Callout tone="error" live title={<Trans>This is no event log</Trans>}>
      {named}
      {fault === null ? <NoJson at={at} /> : null}
      {fault && fault.entry !== null ? <Trans>Entry {fault.entry} of the file:</Trans> : null}
      {fault?.entry === null ? <Trans>At the top of the file:</Trans> : null}{' '}
      {fault ? <Found fault={fault} /> : null}{' '}
      <Trans>The text is not what 'Save event log' writes. It stays in the field, to be corrected.</Trans>
    </Callout>
  );
}
