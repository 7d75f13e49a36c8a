import type { ReactNode } from 'react';
import { authLayout } from '#styled/recipes';
import flow from '../../assets/flow.svg';

type AuthLayoutProps = {
  brand: ReactNode;
  /** At the end of the header: the language. */
  tools?: ReactNode;
  /** Links. */
  footer?: ReactNode;
  /** On the picture: a `<p>` and a link. */
  caption?: ReactNode;
  children: ReactNode;
};

/** Pages without a session: content on the left, a picture on the right from lg. */
export function AuthLayout({ brand, tools, footer, caption, children }: AuthLayoutProps) {
  const styles = authLayout();
  return (
    <div className={styles.root}>
      <div className={styles.side}>
        <header className={styles.header}>
          {brand}
          <div className={styles.tools}>{tools}</div>
        </header>
        <main id="main" className={styles.main} tabIndex={-1}>
          <div className={styles.box}>{children}</div>
        </main>
        {footer ? <footer className={styles.footer}>{footer}</footer> : null}
      </div>
      <aside className={styles.art}>
        <img className={styles.picture} src={flow} alt="" fetchPriority="low" />
        {caption ? <div className={styles.caption}>{caption}</div> : null}
      </aside>
    </div>
  );
}
