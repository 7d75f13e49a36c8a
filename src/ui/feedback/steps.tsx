import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { steps } from '#styled/recipes';
import { HiddenText } from '../layout/hidden-text.tsx';
import { Icon } from '../content/icon.tsx';

type Step = { id: string; title: ReactNode; isDone: boolean; isFaulty?: boolean };

function Mark({ step: { isDone, isFaulty = false }, number }: { step: Step; number: number }) {
  if (isFaulty) return '!';
  return isDone ? <Icon of={Check} size="xs" /> : number;
}

/** Sections of a long form as links; the first incomplete one is current. */
export function Steps({ items, label }: { items: readonly Step[]; label: string }) {
  const { t } = useLingui();
  const styles = steps();
  const now = items.find(({ isDone }) => !isDone)?.id;
  const stateOf = ({ id, isDone, isFaulty = false }: Step) => {
    if (isFaulty) return 'faulty';
    if (isDone) return 'done';
    return id === now ? 'now' : 'next';
  };
  return (
    <nav aria-label={label}>
      <ol className={styles.root}>
        {items.map((step, index) => (
          <li key={step.id}>
            <a
              className={styles.link}
              href={`#${step.id}`}
              data-state={stateOf(step)}
              aria-current={step.id === now ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                <Mark step={step} number={index + 1} />
              </span>
              <span className={styles.title}>
                {step.title}
                {step.isFaulty ? <HiddenText> {t`(has errors)`}</HiddenText> : null}
                {step.isDone && !step.isFaulty ? <HiddenText> {t`(done)`}</HiddenText> : null}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
