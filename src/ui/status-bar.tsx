import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { statusBar } from '#styled/recipes';
import { Icon } from './icon.tsx';

/** Plum bar at the bottom and a frame around the window (A7). Pages make room for it by themselves. */
export function StatusBar({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  const styles = statusBar();
  return (
    <>
      <div className={styles.bar} role="status" data-status-bar="">
        <Icon of={icon} />
        <span>{children}</span>
      </div>
      <div className={styles.frame} aria-hidden="true" />
    </>
  );
}
