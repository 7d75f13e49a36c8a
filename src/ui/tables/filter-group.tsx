import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { filterGroup } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';

/** A filter of a rail or sheet; open by default. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  const styles = filterGroup();
  return (
    <details className={styles.root} open>
      <summary className={styles.title}>
        {title}
        <Icon of={ChevronUp} size="sm" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
