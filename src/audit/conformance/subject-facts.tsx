import { audit } from '#styled/recipes';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Trans } from '@lingui/react/macro';
import { useFormats } from '../formats.ts';
import type { Subject } from './check-here.ts';

const code = (text: string) => <span className={audit().code}>{text}</span>;

/** Which log the verdict is of: `file` is its name, null where it was pasted. */
export function SubjectFacts({ subject, file }: { subject: Subject; file: string | null }) {
  const { exactMoment } = useFormats();
  const { portal, builds, from, to, digest } = subject;
  const unknown = <Trans>unknown</Trans>;
  return (
    <>
      <h2>
        <Trans>The log that was checked</Trans>
      </h2>
      <DefinitionList
        items={[
          { id: 'file', term: <Trans>File</Trans>, details: file ?? <Trans>pasted</Trans> },
          { id: 'portal', term: <Trans>Portal</Trans>, details: code(portal) },
          {
            id: 'builds',
            term: <Trans>Build</Trans>,
            details: builds.length > 0 ? code(builds.join(', ')) : unknown,
          },
          { id: 'from', term: <Trans>First entry</Trans>, details: exactMoment(from) },
          { id: 'to', term: <Trans>Last entry</Trans>, details: exactMoment(to) },
          { id: 'digest', term: <Trans>SHA-256 of its text</Trans>, details: code(digest) },
        ]}
      />
    </>
  );
}
