import { Suspense, type ReactNode } from 'react';
import { optionList } from '#styled/recipes';
import { lazyComponent } from '../platform/lazy-component.ts';
import { OptionItem, type Choice } from './option-item.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useOptionKeys } from './use-option-keys.ts';

/** How many places are kept while they load. */
const places = 6;
/** From so many options on only those in sight are there. */
const many = 100;

function FewOptions({ label, options, ...choice }: Choice) {
  const styles = optionList();
  const { list, onKeyDown } = useOptionKeys(options.length, () => {});
  return (
    // The options inside are what the keys are for.
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

// Few lists are that long: what keeps them quick comes with the first of them.
const ManyOptions = lazyComponent(async () => (await import('./many-options.tsx')).ManyOptions, FewOptions);

function Waiting() {
  const styles = optionList();
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

type OptionListProps = Omit<Choice, 'options'> & {
  /** `null` while they load. */
  options: Choice['options'] | null;
  /** Stands where no option is left. */
  note?: ReactNode;
};

/** Options to tick, several at once; ten thousand of them are as quick as ten. */
export function OptionList({ options, note, ...choice }: OptionListProps) {
  if (!options) return <Waiting />;
  if (options.length === 0) return <p className={optionList().note}>{note}</p>;
  if (options.length < many) return <FewOptions options={options} {...choice} />;
  return (
    <Suspense fallback={<Waiting />}>
      <ManyOptions options={options} {...choice} />
    </Suspense>
  );
}
