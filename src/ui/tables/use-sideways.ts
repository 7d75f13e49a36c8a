import { useLayoutEffect, useRef, type RefObject } from 'react';

// Sets `data-more` while a table can scroll further sideways, and `--actions` to the width of its sticky action
// column. Pass the ref to the region around the table.
export function useSideways(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return undefined;
    const tell = () => {
      const { scrollWidth, clientWidth, scrollLeft } = region;
      region.toggleAttribute('data-more', scrollWidth - clientWidth - scrollLeft > 1);
    };
    const observer = new ResizeObserver(() => {
      const actions = region.querySelector('thead [data-action]')?.clientWidth ?? 0;
      region.style.setProperty('--actions', `${actions}px`);
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
