import { Check } from 'lucide-react';
import { checkbox } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';
import { Tick, type TickProps } from './tick.tsx';

export function Checkbox(props: TickProps) {
  const styles = checkbox();
  const mark = (
    <span className={styles.box}>
      <Icon of={Check} size="xs" />
    </span>
  );
  return <Tick {...props} styles={styles} mark={mark} />;
}
