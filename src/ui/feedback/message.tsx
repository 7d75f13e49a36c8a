import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { message } from '#styled/recipes';
import { StatusIcon } from './status-icon.tsx';

type MessageProps = ComponentProps<typeof StatusIcon> & {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** It replaces what had the focus: takes it over, and so is read out. */
  takesFocus?: boolean;
};

/** A page with one message: the account is suspended, a screen could not be loaded. */
export function Message({ title, children, actions, takesFocus = false, ...icon }: MessageProps) {
  const styles = message();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.root} ref={root} tabIndex={takesFocus ? -1 : undefined}>
      <StatusIcon {...icon} />
      <h1 className={styles.title}>{title}</h1>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
