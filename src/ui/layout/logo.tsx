import { logo } from '#styled/recipes';
import { Mark } from './mark.tsx';

/** The mark and the name of the network (`general.system_name`). Where it leads is up to the link around it. */
export function Logo({ name }: { name: string }) {
  const styles = logo();
  return (
    <span className={styles.root}>
      <Mark />
      <span>{name}</span>
    </span>
  );
}
