import { audit } from '#styled/recipes';
import { Icon } from '#ui/content/icon.tsx';
import { Trans } from '@lingui/react/macro';
import { Check, CircleDashed, CircleSlash, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Result } from '../evidence/evidence-results.ts';
import { useAuditReport, type Report } from './use-audit-report.ts';

const looks = {
  passed: { icon: Check, text: <Trans>passed</Trans> },
  failed: { icon: X, text: <Trans>failed</Trans> },
  skipped: { icon: CircleSlash, text: <Trans>skipped</Trans> },
  unknown: { icon: CircleDashed, text: <Trans>no whole run on this machine yet</Trans> },
  notInRun: { icon: CircleDashed, text: <Trans>not in the last run</Trans> },
  'passed then': { icon: CircleDashed, text: <Trans>passed then</Trans> },
  'failed then': { icon: X, text: <Trans>failed then</Trans> },
  partly: { icon: CircleDashed, text: <Trans>passed in part</Trans> },
  'partly then': { icon: CircleDashed, text: <Trans>passed in part then</Trans> },
  another: { icon: CircleDashed, text: <Trans>of another version, does not count</Trans> },
  notInEvidence: { icon: CircleDashed, text: <Trans>not in the evidence</Trans> },
};

/** What does not count is not green and not red. */
const toneOf = (result: keyof typeof looks) =>
  result === 'passed' || result === 'failed' || result === 'skipped' ? result : 'unknown';

/** Why a test has no result. */
function lackingIn(report: Report | undefined): 'unknown' | 'notInRun' | 'notInEvidence' {
  if (report?.evidence) return 'notInEvidence';
  return report?.runs.unit || report?.runs.browser ? 'notInRun' : 'unknown';
}

/** What has not run at all. */
export function NotRun({ where }: { where: 'machine' | 'commit' }) {
  return (
    <span className={audit({ tone: 'unknown' }).result}>
      <Icon of={CircleDashed} size="sm" />
      {where === 'commit' ? <Trans>not run on this commit</Trans> : looks.unknown.text}
    </span>
  );
}

type TestResultProps = { result: Result; children?: ReactNode };

/** How a test went last, as icon and word; its children take the place of the word, except where it does not count. */
export function TestResult({ result, children }: TestResultProps) {
  const { data: report } = useAuditReport();
  const tone = result ?? 'unknown';
  const { icon, text } = looks[result ?? lackingIn(report)];
  return (
    <span className={audit({ tone: toneOf(tone) }).result}>
      <Icon of={icon} size="sm" />
      {children ?? text}
      {children && tone === 'another' ? <span>{text}</span> : null}
    </span>
  );
}
