import type { ReactNode, Ref } from 'react';
import { toolbar } from '#styled/recipes';

type ToolbarProps = {
  /** A search, on its own line on phones. */
  search?: ReactNode;
  /** Filters if there is room, else one button for all of them. */
  wide?: ReactNode;
  narrow?: ReactNode;
  /** Actions of the list. */
  end?: ReactNode;
};

/** The toolbar of a list in a card. */
export function Toolbar({ search, wide, narrow, end }: ToolbarProps) {
  const styles = toolbar();
  return (
    <div className={styles.root}>
      {search}
      {wide ? <div className={styles.wide}>{wide}</div> : null}
      {narrow ? <div className={styles.narrow}>{narrow}</div> : null}
      {end ? <div className={styles.end}>{end}</div> : null}
    </div>
  );
}

/** A line under a `Toolbar`: chips, banners. */
export function ToolbarLine({ children }: { children: ReactNode }) {
  return <div className={toolbar().line}>{children}</div>;
}

/** A line under a `Toolbar` where rows are stacked (phones): sorting, which is in the table head otherwise. */
export function PhoneLine({ children }: { children: ReactNode }) {
  return <div className={toolbar().phone}>{children}</div>;
}

/** Hidden where rows are stacked (phones). */
export function WideOnly({ children }: { children: ReactNode }) {
  return <div className={toolbar().wide}>{children}</div>;
}

/**
 * At the bottom of the window, over the list beside which it stands: what can be done with its rows. Its room is kept
 * while it is empty, so that nothing moves when it comes and goes.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  const { dock, bar } = toolbar();
  return (
    <div className={dock}>
      {children ? (
        <div className={bar} data-bottom-bar="">
          {children}
        </div>
      ) : null}
    </div>
  );
}

/** The list beside which a `BottomBar` stands; the bar comes before it for the keyboard. */
export function BottomBarPlace({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} className={toolbar().place}>
      {children}
    </div>
  );
}
