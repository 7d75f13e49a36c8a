import { toggle } from '#styled/recipes';
import { Tick, type TickProps } from './tick.tsx';

/** A setting applied at once: a native checkbox with the role of a switch. */
export function Switch(props: TickProps) {
  const styles = toggle();
  return <Tick {...props} isSwitch styles={styles} mark={<span className={styles.track} />} />;
}
