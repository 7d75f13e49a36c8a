import { Suspense, type ReactNode } from 'react';
import { optionList } from '#styled/recipes';
import { lazyComponent } from '../platform/lazy-component.ts';
import { OptionItem, type Choice } from './option-item.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useOptionKeys } from './use-option-keys.ts';

// Number of placeholders while loading.
const placeholders = 6;
// Lists are virtualised from this length on.
const virtualFrom = 100;

function FewOptions({ label, options, ...choice }: Choice) {
  const styles = optionList();
  const { list, onKeyDown } = useOptionKeys(options.length, () => {});
  return (
    // The options inside handle the keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={list} className={styles.root} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {options.map((option, nth) => (
        <div key={option.value} data-index={nth} className={styles.item}>
          <OptionItem option={option} {...choice} />
        </div>
      ))}
    </div>
  );
}

// Long lists are rare: the virtualizer loads with the first of them.
const ManyOptions = lazyComponent(
  async () => (await import('./virtual-options.tsx')).VirtualOptions,
  FewOptions,
);

const isLong = ({ length }: readonly unknown[]) => length >= virtualFrom;

/** Loads what so many options need, so that they show at once. */
export const loaderOfOptions = (options: readonly unknown[] | null) =>
  options && isLong(options) ? ManyOptions.load : undefined;

function LoadingOptions() {
  const styles = optionList();
  return (
    <div className={styles.root} aria-busy="true">
      {Array.from({ length: placeholders }, (_, nth) => (
        <div key={nth} className={styles.item}>
          <Skeleton width={nth % 2 === 0 ? 112 : 88} height={10} />
        </div>
      ))}
    </div>
  );
}

type OptionListProps = Omit<Choice, 'options'> & {
  /** `null` while loading. */
  options: Choice['options'] | null;
  /** Shown if no option is left. */
  note?: ReactNode;
};

/** Checkboxes in a list, virtualised if it is long. */
export function OptionList({ options, note, ...choice }: OptionListProps) {
  if (!options) return <LoadingOptions />;
  if (options.length === 0) return <p className={optionList().note}>{note}</p>;
  if (!isLong(options)) return <FewOptions options={options} {...choice} />;
  return (
    <Suspense fallback={<LoadingOptions />}>
      <ManyOptions options={options} {...choice} />
    </Suspense>
  );
}
