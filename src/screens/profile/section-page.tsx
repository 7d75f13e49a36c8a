import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { sectionPage, type SectionPageVariantProps } from '#styled/recipes';
import { asChild, type ChildElement } from '#ui/controls/as-child.ts';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Icon } from '#ui/content/icon.tsx';
import { useScrollCurrentIntoView } from '#ui/layout/use-scroll-current-into-view.ts';
import type { Variants } from '#ui/platform/variants.ts';

type SectionPageProps = Variants<SectionPageVariantProps, 'wide'> & {
  /** The name of the navigation. */
  label: string;
  /** `SectionLink`s. */
  links: ReactNode;
  children: ReactNode;
};

export function SectionPage({ label, links, wide, children }: SectionPageProps) {
  const styles = sectionPage({ wide });
  const row = useScrollCurrentIntoView();
  return (
    <div className={styles.root}>
      <nav ref={row} className={styles.nav} aria-label={label}>
        {links}
      </nav>
      <div className={styles.main}>{children}</div>
    </div>
  );
}

type SectionLinkProps = {
  icon: LucideIcon;
  current: boolean;
  /** A problem in that section, shown as a dot. */
  mark?: string | null;
  /** The link itself. */
  children: ChildElement;
};

export function SectionLink({ icon, current, mark, children }: SectionLinkProps) {
  const styles = sectionPage();
  return asChild(
    children,
    { className: styles.item, 'aria-current': current ? 'page' : undefined },
    (content) => (
      <>
        <Icon of={icon} />
        {content}
        {mark ? (
          <>
            <HiddenText>{mark}</HiddenText>
            <span className={styles.dot} data-tip={mark} />
          </>
        ) : null}
      </>
    ),
  );
}
