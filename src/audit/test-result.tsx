import { audit } from '#styled/recipes';
import { Icon } from '#ui/content/icon.tsx';
import { Trans } from '@lingui/react/macro';
import { Check, CircleDashed, CircleSlash, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Result } from './evidence/evidence-results.ts';
import { useAuditReport } from './use-audit-report.ts';

const looks = {
  passed: { icon: Check, text: <Trans>passed</Trans> },
  failed: { icon: X, text: <Trans>failed</Trans> },
  skipped: { icon: CircleSlash, text: <Trans>skipped</Trans> },
  unknown: { icon: CircleDashed, text: <Trans>not run on this machine yet</Trans> },
  another: { icon: CircleDashed, text: <Trans>of another version, does not count</Trans> },
  notInEvidence: { icon: CircleDashed, text: <Trans>not in the evidence</Trans> },
};

type TestResultProps = { result: Result; children?: ReactNode };

/** How a test went last, as icon and word; its children take the place of the word, except where it does not count. */
export function TestResult({ result, children }: TestResultProps) {
  const { data: report } = useAuditReport();
  const tone = result ?? 'unknown';
  const { icon, text } = looks[tone === 'unknown' && report?.evidence ? 'notInEvidence' : tone];
  return (
    <span className={audit({ tone: tone === 'another' ? 'unknown' : tone }).result}>
      <Icon of={icon} size="sm" />
      {children ?? text}
      {children && tone === 'another' ? <span>{text}</span> : null}
    </span>
  );
}
