import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

class Target {
  pressed: string[] = [];
  readonly selector: string | null;
  constructor(selector: string | null) {
    this.selector = selector;
  }
  closest = (selector: string) =>
    selector === this.selector ? { toggleAttribute: (name: string) => this.pressed.push(name) } : null;
}
class Form extends Target {
  dataset: Record<string, string> = {};
}

// A script, which exports nothing.
const script = './show-login.ts';

type Given = { at?: string; mayBeSignedIn?: boolean; locale?: string; without?: readonly string[] };

/** Runs the inline script in a page whose templates are told by what is in them. */
async function open({ at = '/login', mayBeSignedIn = false, locale = 'de', without = [] }: Given = {}) {
  const shown: string[] = [];
  const root: { append: (part: string) => void; onclick: ((event: object) => void) | null } = {
    append: (part) => void shown.push(`root: ${part}`),
    onclick: null,
  };
  const element = { lang: '' };
  let submit: ((event: object) => void) | undefined;
  const templates: Record<string, object> = {
    'template[lang=de]': { content: 'German login', lang: 'de' },
    'template[data-head]': { content: 'fonts' },
    'template[data-boot]': { content: 'spinner' },
  };
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (without.includes(selector) ? null : (templates[selector] ?? null)),
    head: { append: (part: string) => shown.push(`head: ${part}`) },
    getElementById: (id: string) => (id === 'root' && !without.includes('root') ? root : null),
    documentElement: element,
    addEventListener: (type: string, listener: (event: object) => void) => {
      if (type === 'submit') submit = listener;
    },
  });
  const { pathname, search } = new URL(at, 'https://portal.test');
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('mayBeSignedIn', mayBeSignedIn);
  vi.stubGlobal('startLocale', () => locale);
  vi.stubGlobal('Element', Target);
  vi.stubGlobal('HTMLFormElement', Form);
  vi.resetModules();
  await import(script);
  return { shown, root, element, submits: (event: object) => submit?.(event) };
}

test('[A8] the login of the language is shown with its fonts where nobody may be signed in', async () => {
  const { shown, root, element } = await open();
  expect([shown, element.lang, typeof root.onclick]).toEqual([
    ['head: fonts', 'root: German login'],
    'de',
    'function',
  ]);
});

test.each<Given>([
  { at: '/login?redirect=%2Fprofile' },
  { at: '/profile' },
  { mayBeSignedIn: true },
  { locale: 'en' },
])('[A8] %j shows the spinner', async (given) => {
  const { shown, root, element } = await open(given);
  expect([shown, element.lang, root.onclick]).toEqual([['root: spinner'], '', null]);
});

test('[A8] a page without these parts stays as it is', async () => {
  const { shown, element } = await open({ without: ['root'] });
  expect([shown, element.lang]).toEqual([[], '']);
  expect((await open({ without: ['template[data-head]'] })).shown).toEqual(['root: German login']);
  expect((await open({ at: '/profile', without: ['root'] })).shown).toEqual([]);
  expect((await open({ at: '/profile', without: ['template[data-boot]'] })).shown).toEqual([]);
});

test('[A8] a press before the portal is there is marked, on buttons alone', async () => {
  const { root } = await open();
  const [button, other] = [new Target('[type=button]'), new Target('a')];
  for (const target of [button, other, null]) root.onclick?.({ target });
  expect([button.pressed, other.pressed]).toEqual([['data-pressed'], []]);
});

test('[S1] a form waits for the portal, so that nothing of it comes into the address', async () => {
  const { submits } = await open({ at: '/profile' });
  const stop = vi.fn<() => void>();
  const form = new Form(null);
  submits({ defaultPrevented: true, target: form, preventDefault: stop });
  submits({ defaultPrevented: false, target: new Target(null), preventDefault: stop });
  expect([stop.mock.calls.length, form.dataset]).toEqual([0, {}]);
  submits({ defaultPrevented: false, target: form, preventDefault: stop });
  expect([stop.mock.calls.length, form.dataset]).toEqual([1, { submitted: '' }]);
});
