import { logo } from '#styled/recipes';
import { Mark } from './mark.tsx';

/** The mark and the network's name (`general.system_name`); wrap it in a link. */
export function Logo({ name }: { name: string }) {
  const styles = logo();
  return (
    <span className={styles.root}>
      <Mark />
      <span>{name}</span>
    </span>
  );
}
