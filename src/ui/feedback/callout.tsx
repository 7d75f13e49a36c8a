import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { callout } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

type CalloutProps = {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announced when it appears. */
  live?: boolean;
};

/** One sentence that matters here, with at most one action. */
export function Callout({ tone = 'info', title, children, action, live = false }: CalloutProps) {
  const styles = callout({ tone });
  return (
    <div className={styles.root} role={live ? 'alert' : 'note'}>
      <Icon of={icons[tone]} />
      <div className={styles.body}>
        {title ? <strong className={styles.title}>{title}</strong> : null}
        {children ? <p className={styles.text}>{children}</p> : null}
      </div>
      {action}
    </div>
  );
}
