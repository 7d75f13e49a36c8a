import { ExternalLink, FileText } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { documentLink } from '#styled/recipes';
import { Icon } from './icon.tsx';

type DocumentLinkProps = {
  /** An address of the web. */
  href: string;
  name: ReactNode;
  note: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
};

/** A document that opens in a new tab, which learns nothing of this one. */
export function DocumentLink({ href, name, note, ref }: DocumentLinkProps) {
  const styles = documentLink();
  return (
    <a ref={ref} className={styles.root} href={href} target="_blank" rel="noopener noreferrer">
      <Icon of={FileText} />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{note}</span>
      </span>
      <Icon of={ExternalLink} size="sm" />
    </a>
  );
}
