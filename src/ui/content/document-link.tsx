import { ExternalLink, FileText } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { documentLink } from '#styled/recipes';
import { Icon } from './icon.tsx';

type DocumentLinkProps = {
  /** An http(s) URL. */
  href: string;
  name: ReactNode;
  note: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
};

/** Opens in a new tab, without opener or referrer. */
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
