import { toggle } from '#styled/recipes';
import { Tick, type TickProps } from './tick.tsx';

/** Something that is on or off at once: a native checkbox that looks and speaks like a switch. */
export function Switch(props: TickProps) {
  const styles = toggle();
  return <Tick {...props} isSwitch styles={styles} mark={<span className={styles.track} />} />;
}
