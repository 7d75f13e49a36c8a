import type { ComponentProps, ReactNode } from 'react';
import { message } from '#styled/recipes';
import { StatusIcon } from './status-icon.tsx';

type MessageProps = ComponentProps<typeof StatusIcon> & {
  title: ReactNode;
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
};

/** A page that says one thing: the account is suspended, a screen could not be loaded. */
export function Message({ title, children, actions, ...icon }: MessageProps) {
  const styles = message();
  return (
    <div className={styles.root}>
      <StatusIcon {...icon} />
      <h1 className={styles.title}>{title}</h1>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
