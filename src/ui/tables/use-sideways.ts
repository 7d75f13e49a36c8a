import { useLayoutEffect, useRef, type RefObject } from 'react';

const pinned = { '--actions': '[data-action]', '--name': '[data-name]', '--tick': '[data-tick]' };

// Sets `data-more` while a table can scroll on, `data-before` while it can scroll back, and `--actions`, `--name` and
// `--tick` to the widths of its sticky columns. Pass the ref to the region around the table.
export function useSideways(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return undefined;
    const tell = () => {
      const { scrollWidth, clientWidth, scrollLeft } = region;
      const left = Math.abs(scrollLeft);
      region.toggleAttribute('data-more', scrollWidth - clientWidth - left > 1);
      region.toggleAttribute('data-before', left > 1);
    };
    const observer = new ResizeObserver(() => {
      for (const [name, column] of Object.entries(pinned)) {
        const width =
          region.querySelector(`:is(thead tr, [role=row]):first-child > ${column}`)?.clientWidth ?? 0;
        region.style.setProperty(name, `${width}px`);
      }
      tell();
    });
    observer.observe(region);
    for (const table of region.children) observer.observe(table);
    region.addEventListener('scroll', tell, { passive: true });
    return () => {
      observer.disconnect();
      region.removeEventListener('scroll', tell);
    };
  }, []);
  return ref;
}
