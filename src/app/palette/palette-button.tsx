import { usePalette } from '#portal/palette.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { keepKeys } from '#ui/platform/kept-keys.ts';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { useEscape } from '#ui/overlays/use-escape.ts';
import { useRestoreFocus } from '#ui/overlays/use-restore-focus.ts';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent } from 'react';

const PaletteDialog = lazyComponent(async () => (await import('./palette-dialog.tsx')).PaletteDialog);

const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);

/** In ms: a second press that soon is none of what has just opened. */
const soon = 500;

// Enter would choose the result that is highlighted, a press of the pointer takes the focus away.
function ignoreSecondPress() {
  const typing = new AbortController();
  const ignore = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter') {
      typing.abort();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const signal = AbortSignal.any([typing.signal, AbortSignal.timeout(soon)]);
  for (const press of ['keydown', 'mousedown']) {
    window.addEventListener(press, ignore, { capture: true, signal });
  }
}

/** Opens the palette, as Ctrl or Cmd with K does everywhere. Code and lists load on hover, focus or press. */
export function PaletteButton() {
  const { t } = useLingui();
  const { isOpen, toggle, close } = usePalette();
  const press = () => {
    if (!isOpen) keepKeys();
    toggle();
  };
  useEscape(isOpen, close);
  useRestoreFocus(isOpen);
  const client = useQueryClient();
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const isKey = event.key.toLowerCase() === 'k' && (isMac ? event.metaKey : event.ctrlKey);
    if (!isKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const prepare = () =>
    void PaletteDialog.load().then(
      async () => (await import('./use-entries.ts')).prefetchRecords(client),
      () => undefined,
    );
  return (
    <>
      <IconButton
        label={isMac ? t`Search (⌘ K)` : t`Search (Ctrl K)`}
        icon={Search}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // Once it is on screen it covers its button: until then a second press is one too many.
        onClick={() => {
          if (isOpen) return;
          ignoreSecondPress();
          press();
        }}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
      {isOpen ? (
        <Suspense>
          <PaletteDialog />
        </Suspense>
      ) : null}
    </>
  );
}
