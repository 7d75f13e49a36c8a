const whileBuilding =
  'Runs while the portal is built and starts whole builds: the browser shows what it writes (tests/e2e/first-page.e2e.ts), budgets and contents of the build hold it (tests/bench).';
const splitting =
  'Says which file of the build a script is in, nothing else: budgets hold the files and bytes of each screen (tests/bench/budgets.ts).';
const beforeReact =
  'Hands a page that a browser has parsed over to React: tests/e2e/first-page.e2e.ts presses and types before that.';
const beyondPage =
  'Runs in a service worker, or installs it, which only a browser has: tests/e2e/service-worker.e2e.ts exchanges what the host serves.';

/** Files between the charts and the browser that are not broken on purpose, and why. */
export const unbroken: Readonly<Record<string, string>> = {
  'src/first-page/chunk-families.ts': splitting,
  'src/first-page/hand-over.tsx': beforeReact,
  'src/first-page/inline-script.ts': whileBuilding,
  'src/first-page/loaded-with.ts':
    'Reads imports while texts are collected and split, nothing else: src/first-page/texts.test.ts holds which section has which text.',
  'src/first-page/module-graph.ts': splitting,
  'src/first-page/plain-icons.ts': whileBuilding,
  'src/first-page/plugin.ts': whileBuilding,
  'src/first-page/prerender.tsx': whileBuilding,
  'src/first-page/service-worker-build.ts': whileBuilding,
  'src/first-page/service-worker.ts': beyondPage,
  'src/first-page/shared-chunks.ts': splitting,
  'src/portal/service-worker.ts': beyondPage,
  'src/portal/kept-scroll.ts':
    'Only a browser scrolls and has a page grow: tests/e2e/ways-back.e2e.ts reloads three screens, and touches one meanwhile.',
  'src/portal/offered.ts':
    'A hook over the cache of a page: tests/e2e/refused-parts.e2e.ts refuses each part and reloads the page.',
  'src/portal/use-saved-toast.ts':
    'Offers what a form gives it: tests/e2e/undone-saves.e2e.ts takes back five forms, and one that was changed since.',
  'src/portal/session-owner.ts':
    'Which page it is only its build knows: tests/e2e/operators.e2e.ts has an operator and a publisher signed in beside each other.',
  'machines/lib/log-entry.ts': 'Types, and the name of a channel that both of its ends read here.',
};
