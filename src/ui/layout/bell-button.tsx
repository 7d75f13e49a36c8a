import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';
import { bellButton } from '#styled/recipes';
import { IconButton } from '../controls/icon-button.tsx';

type BellButtonProps = Omit<ComponentProps<typeof IconButton>, 'icon'> & {
  /** Number of new entries; 0 is not shown. The label says it too. */
  count: string | null;
};

/** The trigger of the notification centre, a `Popover`. */
export function BellButton({ count, ...button }: BellButtonProps) {
  const styles = bellButton();
  return (
    <span className={styles.root}>
      <IconButton {...button} icon={Bell} />
      {count === null ? null : (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  );
}
