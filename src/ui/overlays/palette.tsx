import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useLingui } from '@lingui/react/macro';
import { Search, X, type LucideIcon } from 'lucide-react';
import { Fragment, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { palette } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';
import { IconButton } from '../controls/icon-button.tsx';

// `marks` are the ascending indexes of the matched letters of its label.
type PaletteItem = {
  id: string;
  label: string;
  marks: readonly number[];
  icon: LucideIcon;
  /** Tells it from others of the same name: an ID, a status. */
  note?: string | undefined;
};
/** `more` says how many are not shown. */
export type PaletteGroup = { id: string; label: string; items: readonly PaletteItem[]; more?: string | null };

/** In ms: the second press of a double click that opened it closes nothing. */
const doubleClick = 500;

type PaletteProps = {
  open: boolean;
  onClose: () => void;
  /** Accessible name. */
  label: string;
  placeholder: string;
  typed: string;
  onType: (typed: string) => void;
  /** Backspace in the empty input. */
  onBack?: () => void;
  groups: readonly PaletteGroup[];
  onChoose: (id: string) => void;
  /** Loading, failed, nothing found: below the results. */
  status?: ReactNode;
  /** Keyboard hints, for devices with a keyboard. */
  foot?: ReactNode;
};

// Splits a label into matched and other runs.
function runsOf(label: string, marks: readonly number[]) {
  const isMarked = new Set(marks);
  const runs: { text: string; start: number; marked: boolean }[] = [];
  for (let place = 0; place < label.length; place += 1) {
    const marked = isMarked.has(place);
    const last = runs.at(-1);
    if (last?.marked === marked) last.text += label.charAt(place);
    else runs.push({ text: label.charAt(place), start: place, marked });
  }
  return runs;
}

function Item({ item }: { item: PaletteItem }) {
  const styles = palette();
  return (
    <Combobox.Item item={item} className={styles.item}>
      <Icon of={item.icon} />
      <Combobox.ItemText className={styles.text}>
        {runsOf(item.label, item.marks).map(({ text, start, marked }) =>
          marked ? (
            <span key={start} className={styles.mark}>
              {text}
            </span>
          ) : (
            <Fragment key={start}>{text}</Fragment>
          ),
        )}
      </Combobox.ItemText>
      {item.note ? <span className={styles.note}>{item.note}</span> : null}
    </Combobox.Item>
  );
}

function Groups({ groups }: Pick<PaletteProps, 'groups'>) {
  const styles = palette();
  return groups.map(({ id, label, items, more }) => (
    <Combobox.ItemGroup key={id} id={id} className={styles.group}>
      <Combobox.ItemGroupLabel className={styles.groupLabel}>
        {label}
        {more ? <span className={styles.more}>{more}</span> : null}
      </Combobox.ItemGroupLabel>
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </Combobox.ItemGroup>
  ));
}

type FoundProps = Omit<PaletteProps, 'open' | 'onClose'> & { head: ReactNode };

function Found({ label, typed, groups, head, ...props }: FoundProps) {
  const styles = palette();
  const collection = useMemo(
    () =>
      createListCollection({
        items: groups.flatMap(({ items }) => items),
        itemToValue: ({ id }) => id,
        itemToString: (item) => item.label,
      }),
    [groups],
  );
  const stepBack = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && event.currentTarget.value === '') props.onBack?.();
  };
  return (
    <Combobox.Root
      open
      disableLayer
      collection={collection}
      value={[]}
      defaultHighlightedValue={collection.firstValue}
      inputValue={typed}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === 'input-change') props.onType(inputValue);
      }}
      onSelect={({ itemValue }) => props.onChoose(itemValue)}
      inputBehavior="autohighlight"
      selectionBehavior="preserve"
      closeOnSelect={false}
      loopFocus
    >
      <Combobox.Control className={styles.head}>
        <Icon of={Search} />
        <Combobox.Input
          className={styles.input}
          aria-label={label}
          placeholder={props.placeholder}
          onKeyDown={stepBack}
        />
        {head}
      </Combobox.Control>
      <Combobox.Content className={styles.list} aria-label={label}>
        <Groups groups={groups} />
      </Combobox.Content>
      <div className={styles.status} role="status">
        {props.status}
      </div>
    </Combobox.Root>
  );
}

/** The command palette. Works by keyboard alone; Escape and a click outside close it. */
export function Palette({ open, onClose, foot, ...found }: PaletteProps) {
  const { t } = useLingui();
  const styles = palette();
  const content = useRef<HTMLDivElement>(null);
  const findInput = () => content.current?.querySelector('input') ?? null;
  const [openedAt] = useState(() => performance.now());
  return (
    <Dialog.Root
      open={open}
      onInteractOutside={(event) => {
        if (performance.now() - openedAt <= doubleClick) event.preventDefault();
      }}
      onOpenChange={(details) => (details.open ? undefined : onClose())}
      initialFocusEl={findInput}
      aria-label={found.label}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Positioner className={styles.positioner}>
          <Dialog.Content ref={content} className={styles.content}>
            <Found {...found} head={<IconButton label={t`Close`} icon={X} onClick={onClose} />} />
            {foot ? <div className={styles.foot}>{foot}</div> : null}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
