import type { LucideIcon } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { menu, segment } from '#styled/recipes';
import { Avatar } from '../content/avatar.tsx';
import { HiddenText } from '../layout/hidden-text.tsx';
import { Icon } from '../content/icon.tsx';
import { lazyComponent } from '../platform/lazy-component.ts';
import { useMenuParts } from './menu-parts.ts';
import { PopupButton, type PopupTrigger } from '../controls/popup-button.tsx';
import type { Choice } from '../controls/segment.tsx';
import { useDisabledReason, type DisabledReasonProps } from '../controls/write-hold.ts';

const MenuPopup = lazyComponent(async () => (await import('./menu-popup.tsx')).MenuPopup);
export const loadMenuPopup = MenuPopup.load;

type MenuProps = {
  /** Accessible name. */
  label: string;
  /** A button; it receives the attributes of a menu button. */
  trigger: PopupTrigger;
  /** Renders it in the landmark of its button, where nothing sticky can cover it. */
  isInPlace?: boolean;
  /** `MenuHead`, `MenuItem`, `MenuRadio`, `MenuSeparator`. */
  children: ReactNode;
};

export function Menu({ label, trigger, isInPlace = false, children }: MenuProps) {
  return (
    <PopupButton trigger={trigger} kind="menu" load={loadMenuPopup}>
      {(popup) => (
        <Suspense>
          <MenuPopup {...popup} label={label} isInPlace={isInPlace}>
            {children}
          </MenuPopup>
        </Suspense>
      )}
    </PopupButton>
  );
}

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

type MenuItemProps = DisabledReasonProps & {
  value: string;
  icon?: LucideIcon;
  onSelect: () => void;
  children: ReactNode;
};

export function MenuItem({ value, icon, onSelect, disabledReason, writes, children }: MenuItemProps) {
  const { Item } = useMenuParts();
  const styles = menu();
  const why = useDisabledReason(disabledReason, writes);
  return (
    <Item
      value={value}
      onSelect={why === null ? onSelect : undefined}
      closeOnSelect={why === null}
      aria-disabled={why !== null || undefined}
      data-writes={writes ? '' : undefined}
      className={styles.item}
    >
      {icon ? <Icon of={icon} /> : null}
      {why === null ? (
        children
      ) : (
        <span>
          {children}
          <span className={styles.why}>{why}</span>
        </span>
      )}
    </Item>
  );
}

export function MenuSeparator() {
  const { Separator } = useMenuParts();
  return <Separator className={menu().separator} />;
}

type MenuRadioProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  items: readonly Choice<Value>[];
};

/** A setting inside a `Menu`, like a `Segment`; the menu stays open. */
export function MenuRadio<Value extends string>({ label, value, onChange, items }: MenuRadioProps<Value>) {
  const styles = segment();
  const { RadioItemGroup, RadioItem } = useMenuParts();
  return (
    <div className={menu().row} role="presentation">
      <span aria-hidden="true">{label}</span>
      <RadioItemGroup
        className={styles.root}
        aria-label={label}
        value={value}
        onValueChange={(details) => {
          const chosen = items.find((item) => item.value === details.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {items.map((item) => (
          <RadioItem
            key={item.value}
            className={styles.item}
            value={item.value}
            valueText={item.label}
            closeOnSelect={false}
          >
            {item.icon ? <Icon of={item.icon} size="sm" /> : null}
            {item.icon ? <HiddenText>{item.label}</HiddenText> : item.label}
          </RadioItem>
        ))}
      </RadioItemGroup>
    </div>
  );
}
