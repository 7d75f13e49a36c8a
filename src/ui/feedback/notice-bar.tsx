import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { noticeBar, type NoticeBarVariantProps } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';
import type { Variants } from '../platform/variants.ts';

/** What a bar says; `key` tells one thing from another. */
export type BarNotice = Required<Variants<NoticeBarVariantProps, 'tone'>> & {
  icon: LucideIcon;
  text: ReactNode;
  /** Small buttons. */
  actions?: ReactNode;
};

/** One bar at the bottom of the window, over every screen; it is there, and silent, without a notice too. */
export function NoticeBar({ notice }: { notice: BarNotice | null }) {
  const styles = noticeBar({ tone: notice?.tone ?? 'info' });
  return (
    <div className={styles.root} data-notice-bar={notice ? '' : undefined}>
      <div className={styles.text} role="status">
        {notice ? (
          <>
            <Icon of={notice.icon} />
            <span>{notice.text}</span>
          </>
        ) : null}
      </div>
      {notice?.actions ? <div className={styles.actions}>{notice.actions}</div> : null}
    </div>
  );
}
