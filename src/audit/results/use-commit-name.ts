import type { SourceTree } from '#contract/audit.ts';
import { useLingui } from '@lingui/react/macro';

/** A commit as auditors read it: its first letters, and whether files were changed beyond it. */
export function useCommitName() {
  const { t } = useLingui();
  return (tree: SourceTree | null | undefined): string => {
    if (!tree) return t`unknown`;
    const short = tree.commit.slice(0, 7);
    return tree.hasLocalChanges ? t`${short} with changed files` : short;
  };
}
