import { useEffect, useEffectEvent } from 'react';

type DropOnPage = {
  isActive: boolean;
  onOver: (isOver: boolean) => void;
  onFiles: (files: FileList) => void;
};

/** Files that are dropped anywhere on the page; the browser would open them in its place. What a box of its own takes is left to it. */
export function useDropOnPage({ isActive, onOver, onFiles }: DropOnPage) {
  const over = useEffectEvent(onOver);
  const drop = useEffectEvent(onFiles);
  useEffect(() => {
    if (!isActive) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const on = (type: 'dragover' | 'drop', take: (files: FileList) => void) => {
      const listener = (event: DragEvent) => {
        // A text that is moved into a field is no file.
        if (!event.dataTransfer?.types.includes('Files')) return;
        const isTaken = event.defaultPrevented;
        event.preventDefault();
        over(!isTaken && type === 'dragover');
        if (!isTaken) take(event.dataTransfer.files);
      };
      window.addEventListener(type, listener, { signal });
    };
    on('dragover', () => undefined);
    on('drop', (files) => drop(files));
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) over(false);
    };
    window.addEventListener('dragleave', leave, { signal });
    return () => listening.abort();
  }, [isActive]);
}
