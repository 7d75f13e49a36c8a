const whileBuilding =
  'Runs while the portal is built and starts whole builds: the browser shows what it writes (tests/e2e/first-page.e2e.ts), budgets and contents of the build hold it (tests/bench).';
const beforeReact =
  'Hands a page that a browser has parsed over to React: tests/e2e/first-page.e2e.ts presses and types before that.';

/** Files between the charts and the browser that are not broken on purpose, and why. */
export const unbroken: Readonly<Record<string, string>> = {
  'src/first-page/hand-over.tsx': beforeReact,
  'src/first-page/inline-script.ts': whileBuilding,
  'src/first-page/plugin.ts': whileBuilding,
  'src/first-page/prerender.tsx': whileBuilding,
  'machines/lib/log-entry.ts': 'Types, and the name of a channel that both of its ends read here.',
};
