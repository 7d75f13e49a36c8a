import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { userButton } from '#styled/recipes';
import { Avatar } from '../content/avatar.tsx';
import { Icon } from '../content/icon.tsx';

type UserButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children'> & {
  name: string;
  address: string;
};

/** The trigger of the user `Menu`; from lg. */
export function UserButton({ name, address, ...native }: UserButtonProps) {
  const styles = userButton();
  return (
    <button type="button" {...native} className={styles.root}>
      <Avatar name={name} />
      <span className={styles.address}>{address}</span>
      <Icon of={ChevronDown} size="sm" />
    </button>
  );
}
