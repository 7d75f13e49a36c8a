import type { AuditReport } from '#contract/audit.ts';
import { audit } from '#styled/recipes';
import { Trans } from '@lingui/react/macro';
import { useFormats } from '../formats.ts';
import { useCommitName } from './use-commit-name.ts';

/** A run of some tests on this machine, of how many, and the command whose results would count. */
export function PartNote({ part }: Pick<AuditReport, 'part'>) {
  const { count, moment } = useFormats();
  const nameOf = useCommitName();
  if (!part) return null;
  const [files, all, when] = [count(part.files), count(part.allFiles), moment(part.at)];
  const [passed, failed, skipped] = [count(part.passed), count(part.failed), count(part.skipped)];
  const commit = nameOf(part.of);
  return (
    <Trans>
      Run apart on {when}, commit {commit}: {files} of {all} files of unit and chart tests, {passed} passed,{' '}
      {failed} failed, {skipped} skipped. This does not count:{' '}
      <span className={audit().code}>npm test -- unit</span> runs all of them, and that counts.
    </Trans>
  );
}
