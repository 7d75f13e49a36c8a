import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Layout } from './layout.ts';
import { showFocused } from '../show-focused.ts';

const steps = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2];
const margin = 24;
// What is written on lines can be read from here on.
const smallestLegible = 0.8;

const nextUp = (scale: number) => steps.find((step) => step > scale + 0.01) ?? scale;
const nextDown = (scale: number) => steps.findLast((step) => step < scale - 0.01) ?? scale;

function useWidth(sheet: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!sheet) return undefined;
    const observer = new ResizeObserver(() => setWidth(sheet.clientWidth));
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [sheet]);
  return sheet ? width : 0;
}

/** Moves what is at the middle of the sheet to the same place at another scale. */
function keepMiddle(sheet: HTMLElement, ratio: number) {
  const middle = { x: sheet.scrollLeft + sheet.clientWidth / 2, y: sheet.scrollTop + sheet.clientHeight / 2 };
  sheet.scrollLeft = middle.x * ratio - sheet.clientWidth / 2;
  sheet.scrollTop = middle.y * ratio - sheet.clientHeight / 2;
}

/** Moves a sheet with the mouse; links and the keyboard stay as they are. */
const drag = {
  onPointerDown: ({
    button,
    pointerType,
    target,
    currentTarget,
    pointerId,
  }: PointerEvent<HTMLDivElement>) => {
    const isFree = target instanceof Element && !target.closest('a');
    if (button !== 0 || pointerType !== 'mouse' || !isFree) return;
    currentTarget.setPointerCapture(pointerId);
    currentTarget.dataset['dragged'] = '';
  },
  onPointerMove: ({ currentTarget, movementX, movementY }: PointerEvent<HTMLDivElement>) => {
    if (currentTarget.dataset['dragged'] === undefined) return;
    currentTarget.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
  },
  onPointerUp: ({ currentTarget }: PointerEvent<HTMLDivElement>) => {
    delete currentTarget.dataset['dragged'];
  },
};

/** How large a chart is shown, and how its sheet is moved: wheel with Ctrl, keys, buttons, dragging. */
export function useZoom(layout: Layout, smallest = smallestLegible) {
  // In state: it goes while a chart is listed, and another one comes.
  const [sheet, setSheet] = useState<HTMLDivElement | null>(null);
  // For one chart: the next one begins as its width says.
  const [choice, setChoice] = useState<{ layout: Layout; scale: number } | null>(null);
  const chosen = choice?.layout === layout ? choice.scale : null;
  const setChosen = (next: number) => setChoice({ layout, scale: next });
  const available = useWidth(sheet) - margin;
  const fitting = available > 0 ? Math.min(available / layout.width, 1) : 1;
  const scale = chosen ?? Math.max(fitting, smallest);
  const shown = useRef(scale);

  useLayoutEffect(() => {
    if (sheet && shown.current !== scale) keepMiddle(sheet, scale / shown.current);
    shown.current = scale;
  }, [sheet, scale]);

  const zoomIn = () => setChosen(nextUp(scale));
  const zoomOut = () => setChosen(nextDown(scale));
  const fit = () => setChosen(fitting);
  const [isLargest, isSmallest] = [nextUp(scale) === scale, nextDown(scale) === scale];
  const onKeyDown = ({ key, currentTarget, target }: KeyboardEvent) => {
    if (target !== currentTarget) return;
    if (key === '+' || key === '=') zoomIn();
    if (key === '-') zoomOut();
    if (key === '0') fit();
  };
  // React's wheel listeners are passive and cannot prevent the browser's own zoom.
  useLayoutEffect(() => {
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const next = event.deltaY < 0 ? nextUp(shown.current) : nextDown(shown.current);
      setChoice({ layout, scale: next });
    };
    sheet?.addEventListener('wheel', onWheel, { passive: false });
    return () => sheet?.removeEventListener('wheel', onWheel);
  }, [sheet, layout]);
  // Until then the scale is a guess.
  const isMeasured = available > 0;
  const handlers = { ...drag, onKeyDown, onFocus: showFocused };
  // `chosen`: null as long as the width decides.
  return {
    sheet,
    setSheet,
    scale,
    chosen,
    isMeasured,
    isLargest,
    isSmallest,
    zoomIn,
    zoomOut,
    fit,
    handlers,
  };
}
export type Zoom = ReturnType<typeof useZoom>;
