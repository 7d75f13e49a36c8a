import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { menu, segment } from '#styled/recipes';
import { Avatar } from './avatar.tsx';
import { Icon } from './icon.tsx';
import type { Choice } from './segment.tsx';
import { HiddenText } from './hidden-text.tsx';

type MenuProps = {
  /** What it is about, for screen readers. */
  label: string;
  /** A button; it takes the attributes of a menu button. */
  trigger: ReactElement;
  /** It stays in the landmark of its button, where nothing that sticks can lie over it. */
  isInPlace?: boolean;
  /** `MenuHead`, `MenuItem`, `MenuRadio`, `MenuSeparator`. */
  children: ReactNode;
};

/** A list of actions that opens at its button. */
export function Menu({ label, trigger, isInPlace = false, children }: MenuProps) {
  const styles = menu();
  return (
    <Ark.Root positioning={{ placement: 'bottom-end', gutter: 8 }} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal disabled={isInPlace}>
        <Ark.Positioner>
          <Ark.Content aria-label={label} className={styles.content}>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/** Who the user menu is about. */
export function MenuHead({ name, address }: { name: string; address: string }) {
  const styles = menu();
  return (
    <div className={styles.head} role="presentation">
      <Avatar name={name} size="lg" />
      <div>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.address}>{address}</span>
      </div>
    </div>
  );
}

type MenuItemProps = { value: string; icon?: LucideIcon; onSelect: () => void; children: ReactNode };

/** An action of a `Menu`. */
export function MenuItem({ value, icon, onSelect, children }: MenuItemProps) {
  return (
    <Ark.Item value={value} onSelect={onSelect} className={menu().item}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Ark.Item>
  );
}

/** A line between groups of a `Menu`. */
export function MenuSeparator() {
  return <Ark.Separator className={menu().separator} />;
}

type MenuRadioProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  items: readonly Choice<Value>[];
};

/** A setting inside a `Menu`: looks like a `Segment`, and the menu stays open. */
export function MenuRadio<Value extends string>({ label, value, onChange, items }: MenuRadioProps<Value>) {
  const styles = segment();
  return (
    <div className={menu().row} role="presentation">
      <span aria-hidden="true">{label}</span>
      <Ark.RadioItemGroup
        className={styles.root}
        aria-label={label}
        value={value}
        onValueChange={(details) => {
          const chosen = items.find((item) => item.value === details.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {items.map((item) => (
          <Ark.RadioItem
            key={item.value}
            className={styles.item}
            value={item.value}
            valueText={item.label}
            closeOnSelect={false}
          >
            {item.icon ? <Icon of={item.icon} size="sm" /> : null}
            {item.icon ? <HiddenText>{item.label}</HiddenText> : item.label}
          </Ark.RadioItem>
        ))}
      </Ark.RadioItemGroup>
    </div>
  );
}
