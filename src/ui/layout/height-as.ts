import type { RefCallback } from 'react';

/** Keeps the height of a bar in a custom property of the page, for what stands above it. */
export function heightAs(name: `--${string}`): RefCallback<HTMLElement> {
  return (bar) => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${bar?.offsetHeight ?? 0}px`));
    if (bar) observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  };
}
