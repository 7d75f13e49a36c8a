import { useVirtualizer } from '@tanstack/react-virtual';
import { optionList } from '#styled/recipes';
import { OptionItem, type Choice } from './option-item.tsx';
import { useOptionKeys } from './use-option-keys.ts';

const rowHeight = 32;

// A virtualised list.
export function VirtualOptions({ label, options, ...choice }: Choice) {
  const styles = optionList();
  const { list, onKeyDown } = useOptionKeys(options.length, (nth) => rows.scrollToIndex(nth));
  // The virtualizer's functions return new values without a new identity; nothing here is memoised.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  return (
    // The options inside handle the keys.
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
              <OptionItem option={option} {...choice} />
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}
