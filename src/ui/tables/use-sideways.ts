import { useLayoutEffect, useRef, type RefObject } from 'react';

const pinned = { '--actions': '[data-action]', '--name': '[data-name]', '--tick': '[data-tick]' };

// The widths of the sticky columns. Every cell inherits them, so that a table whose columns all fit gets none.
function pin(region: HTMLElement) {
  if (region.scrollWidth - region.clientWidth <= 1) return;
  const widths = Object.entries(pinned).map(
    ([name, column]) =>
      [
        name,
        region.querySelector(`:is(thead tr, [role=row]):first-child > ${column}`)?.clientWidth ?? 0,
      ] as const,
  );
  for (const [name, width] of widths) {
    if (region.style.getPropertyValue(name) !== `${width}px`) region.style.setProperty(name, `${width}px`);
  }
}

// Sets `data-more` while a table can scroll on, `data-before` while it can scroll back, `data-below` while rows follow, and `--actions`, `--name`
// and `--tick` to the widths of its sticky columns. Pass the ref to the region around the table.
export function useSideways(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return undefined;
    const tell = () => {
      const { scrollWidth, clientWidth, scrollLeft, scrollHeight, clientHeight, scrollTop } = region;
      const left = Math.abs(scrollLeft);
      region.toggleAttribute('data-more', scrollWidth - clientWidth - left > 1);
      region.toggleAttribute('data-before', left > 1);
      region.toggleAttribute('data-below', scrollHeight - clientHeight - scrollTop > 1);
    };
    const observer = new ResizeObserver(() => {
      tell();
      pin(region);
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
