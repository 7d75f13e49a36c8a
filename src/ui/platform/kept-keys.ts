/** In ms: code and texts of a first visit on a slow network. */
const patience = 20_000;
const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Meta', 'Alt', 'AltGraph']);

const isTextField = (part: EventTarget | null): part is HTMLInputElement =>
  part instanceof HTMLInputElement && /^(?:text|search|tel|url|email)$/.test(part.type);
const isSign = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

// As if it was typed there: React reads a value that it has not set itself.
function typeInto(field: HTMLInputElement, text: string) {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Keeps what is typed while a panel with a field is on its way, and types it into that field once it has the focus. A
 * panel without one, a press and any other key end it; Enter after letters does nothing.
 */
export function keepKeys(): void {
  const before = document.activeElement;
  const listening = new AbortController();
  const stop = () => listening.abort();
  let typed = '';
  let field: HTMLInputElement | null = null;
  const keep = (event: KeyboardEvent) => {
    if (modifiers.has(event.key)) return;
    const isOwn = event.target === before || event.target === document.body || event.target === field;
    const isEnter = typed !== '' && event.key === 'Enter';
    // Space alone presses the button again.
    if (!isOwn || !(isSign(event) || isEnter) || (typed === '' && event.key === ' ')) {
      stop();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    // It would choose what was highlighted before the rest was typed.
    if (!isEnter) typed += event.key;
  };
  const arrive = ({ target }: FocusEvent) => {
    if (field || !isTextField(target)) return;
    field = target;
    // Its panel listens once it has been rendered.
    setTimeout(() => {
      stop();
      if (typed !== '' && document.activeElement === target) typeInto(target, typed);
    });
  };
  const on = { capture: true, signal: listening.signal };
  window.addEventListener('keydown', keep, on);
  window.addEventListener('focusin', arrive, on);
  window.addEventListener('pointerdown', stop, on);
  setTimeout(stop, patience);
}
