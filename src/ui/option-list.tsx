import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { optionList } from '#styled/recipes';
import { Checkbox } from './checkbox.tsx';
import { Skeleton } from './skeleton.tsx';

/** One option; `count` is how many rows it would leave. */
export type Option = { value: string; label: ReactNode; count?: string | undefined; disabled?: boolean };

type OptionListProps = {
  /** What is chosen here, for screen readers. */
  label: string;
  /** `null` while they load. */
  options: readonly Option[] | null;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Stands where no option is left. */
  note?: ReactNode;
};

/** How many places are kept while they load. */
const places = 6;
/** From so many options on only those in sight are there. */
const many = 100;
const rowHeight = 32;
/** How far a key leads; what is not here leads nowhere. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

type ItemProps = Omit<OptionListProps, 'label' | 'options' | 'note'> & { option: Option };

function Item({ option, value, onChange }: ItemProps) {
  const isChosen = value.includes(option.value);
  return (
    <>
      <Checkbox
        label={option.label}
        checked={isChosen}
        disabled={option.disabled}
        onChange={() =>
          onChange(isChosen ? value.filter((one) => one !== option.value) : [...value, option.value])
        }
      />
      {option.count === undefined ? null : <span className={optionList().count}>{option.count}</span>}
    </>
  );
}

/** Which option of a list has the focus; -1 when none has. */
function focusedIn(list: HTMLElement): number {
  const { activeElement } = document;
  const option = list.contains(activeElement) ? activeElement?.closest<HTMLElement>('[data-index]') : null;
  return Number(option?.dataset['index'] ?? -1);
}

/** The arrow keys lead from option to option; `reveal` brings one that is out of sight onto the page. */
function useOptionKeys(count: number, reveal: (nth: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  const focus = () => {
    const option = list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] input`);
    if (!option) return;
    wanted.current = null;
    option.focus();
  };
  useEffect(focus);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined || !list.current) return;
    event.preventDefault();
    wanted.current = Math.min(Math.max(focusedIn(list.current) + step, 0), count - 1);
    reveal(wanted.current);
    focus();
  };
  return { list, onKeyDown };
}

type OptionsProps = OptionListProps & { options: readonly Option[] };

function ManyOptions({ label, options, ...choice }: OptionsProps) {
  const styles = optionList();
  const { list, onKeyDown } = useOptionKeys(options.length, (nth) => rows.scrollToIndex(nth));
  // What it hands back changes without a new identity; nothing of it is memoised here.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  return (
    // The options inside are what the keys are for.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={list} className={styles.window} role="group" aria-label={label} onKeyDown={onKeyDown}>
      <div className={styles.canvas} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const option = options[index];
          return option ? (
            <div
              key={option.value}
              ref={rows.measureElement}
              data-index={index}
              className={styles.item}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Item option={option} {...choice} />
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}

function FewOptions({ label, options, ...choice }: OptionsProps) {
  const styles = optionList();
  const { list, onKeyDown } = useOptionKeys(options.length, () => {});
  return (
    // The options inside are what the keys are for.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={list} className={styles.root} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {options.map((option, nth) => (
        <div key={option.value} data-index={nth} className={styles.item}>
          <Item option={option} {...choice} />
        </div>
      ))}
    </div>
  );
}

/** Options to tick, several at once; ten thousand of them are as quick as ten. */
export function OptionList({ options, ...props }: OptionListProps) {
  const styles = optionList();
  if (!options) {
    return (
      <div className={styles.root} aria-busy="true">
        {Array.from({ length: places }, (_, nth) => (
          <div key={nth} className={styles.item}>
            <Skeleton width={nth % 2 === 0 ? 112 : 88} height={10} />
          </div>
        ))}
      </div>
    );
  }
  if (options.length === 0) return <p className={styles.note}>{props.note}</p>;
  return options.length < many ? (
    <FewOptions options={options} {...props} />
  ) : (
    <ManyOptions options={options} {...props} />
  );
}
