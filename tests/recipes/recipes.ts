import { behind, edits, likeEnglish, translated, type Edit } from './edits.ts';
import { payoutsScreen, phoneControl } from './new-files.ts';

type Command = readonly [program: string, ...parameters: string[]];

/** One place as the recipe names it, the files it stands for, and what is done there: a command, then an edit. */
export type Step = { place: string; files: readonly string[]; command?: Command; edit?: Edit };

export type Recipe = {
  /** The page that it stands on, and its heading there. */
  page: string;
  title: string;
  /** What is written by hand. */
  places: readonly Step[];
  /** What follows: texts and catalogues, and what a command writes. */
  followUps: readonly Step[];
  /** What finds a forgotten place that compiles. */
  checks: readonly Command[];
};

const contributing = '.github/CONTRIBUTING.md';
const germanAndEnglish = ['de', 'en'].flatMap((name) => [`locales/${name}.po`, `locales/screens/${name}.po`]);
const extract: Command = ['lingui', 'extract', '--clean'];
const catalogueChecks: readonly Command[] = [
  ['lingui', 'check', 'sync', '--clean'],
  ['lingui', 'check', 'missing'],
];
/** The tests that name the chart of the recipe. */
const onlyIt = ['--testNamePattern', 'removal'];
const vitest = (...tests: readonly string[]): Command => ['vitest', 'run', '--reporter=dot', ...tests];

/** The recipes of the project as somebody new follows them. */
export const recipes: readonly Recipe[] = [
  {
    page: contributing,
    title: 'A screen with a list',
    places: [
      {
        place: 'src/route-table.ts',
        files: ['src/route-table.ts'],
        edit: behind(
          'export const table = {\n',
          `  payouts: {
    path: '/payouts',
    access: 'publisher',
    title: msg\`Payout requests\`,
    section: 'payouts',
    nav: { order: 9, label: msg\`Payout requests\`, icon: 'Banknote' },
    frame: 'shell',
  },
`,
        ),
      },
      {
        place: 'src/screens/<section>/<name>-screen.tsx',
        files: ['src/screens/payouts/payouts-screen.tsx'],
        edit: () => payoutsScreen,
      },
      {
        place: 'tests/bench/budgets.ts',
        files: ['tests/bench/budgets.ts'],
        edit: behind('export const budgets = {\n', '  payouts: { scripts: 200, files: 30, usable: rows },\n'),
      },
    ],
    followUps: [
      {
        place: 'locales/**/de.po',
        files: germanAndEnglish,
        command: extract,
        edit: translated,
      },
    ],
    checks: [...catalogueChecks, vitest('tests/architecture.test.ts', 'tests/shots/shot-list.test.ts')],
  },
  {
    page: 'src/server/README.md',
    title: 'An endpoint',
    places: [
      {
        place: 'src/contract/<resource>.ts',
        files: ['src/contract/tags.ts'],
        edit: behind(
          "export const tags = resource('tags', {\n",
          "  browsers: endpoint('GET /publisher/v1/browsers', { query, answer: page(tag), chosen: true }),\n",
        ),
      },
      {
        place: 'src/contract/sentences/',
        files: ['src/contract/sentences/en.ts', 'src/contract/sentences/de.ts'],
        edit: behind(
          'export const sentences: Record<CallName, string> = {\n',
          "  'tags.browsers': 'The browsers of visitors.',\n",
        ),
      },
      {
        place: '<domain>/handlers.ts',
        files: ['src/server/dictionaries/handlers.ts'],
        edit: behind(
          '  tags: {\n',
          "    browsers: async ({ query }, { db }) => listed(await readValues(db, { kind: 'os' }), query),\n",
        ),
      },
      {
        place: 'tests/api/samples.ts',
        files: ['tests/api/samples.ts'],
        edit: behind("  'tags.category': whole,\n", "  'tags.browsers': whole,\n"),
      },
    ],
    followUps: [],
    checks: [vitest('tests/api/contract.test.ts')],
  },
  {
    page: contributing,
    title: 'An error code',
    places: [
      {
        place: 'src/contract/errors.ts',
        files: ['src/contract/errors.ts'],
        edit: behind(
          'export const errorCatalogue = {\n',
          "  PAYOUT_TOO_LOW: [409, 'The payout is too low'],\n",
        ),
      },
      {
        place: 'src/i18n/error-messages.ts',
        files: ['src/i18n/error-messages.ts'],
        edit: behind(
          'const texts: Record<ErrorCode | PortalCode, MessageDescriptor> = {\n',
          '  PAYOUT_TOO_LOW: msg`The payout is too low`,\n',
        ),
      },
    ],
    followUps: [
      {
        place: 'locales/**/de.po',
        files: germanAndEnglish,
        command: extract,
        edit: translated,
      },
    ],
    checks: catalogueChecks,
  },
  {
    page: contributing,
    title: 'A locale',
    places: [
      {
        place: 'src/contract/locales.ts',
        files: ['src/contract/locales.ts'],
        edit: behind("export const locales = { en: 'English', ", "fr: 'Français', "),
      },
      {
        place: 'src/i18n/formats.tsx',
        files: ['src/i18n/formats.tsx'],
        edit: edits(
          behind(
            "import { enUS } from 'date-fns/locale/en-US';\n",
            "import { fr } from 'date-fns/locale/fr';\n",
          ),
          behind('Record<LocaleName, Locale> = { en: enUS, ', 'fr, '),
        ),
      },
      {
        place: 'src/fields/date-texts.ts',
        files: ['src/fields/date-texts.ts'],
        edit: behind("  de: ['d/M/yyyy', 'd-M-yyyy'],\n", "  fr: ['d/M/yyyy', 'd-M-yyyy'],\n"),
      },
    ],
    followUps: [
      {
        place: 'src/server/mail/mails.ts',
        files: ['src/server/mail/mails.ts'],
        edit: likeEnglish('fr'),
      },
      {
        place: 'src/server/tracking/pages.ts',
        files: ['src/server/tracking/pages.ts'],
        edit: likeEnglish('fr'),
      },
      {
        place: 'locales/**/<name>.po',
        files: ['', 'screens/', 'operators/', 'audit/', 'gallery/'].map((folder) => `locales/${folder}fr.po`),
        command: extract,
        edit: translated,
      },
    ],
    checks: catalogueChecks,
  },
  {
    page: 'machines/README.md',
    title: 'A state of a chart',
    places: [
      {
        place: 'machines/<name>/<name>.machine.ts',
        files: ['machines/removal/removal.machine.ts'],
        edit: edits(
          behind("  | { type: 'removal.confirm' }\n", "  | { type: 'removal.postpone' }\n"),
          behind('const sideEffects = { ', "tellPostponed: sideEffect('tellPostponed'), "),
          behind(
            "        'removal.confirm': { target: 'removing', meta: { spec: ['O9'] } },\n",
            "        'removal.postpone': { target: 'postponed', meta: { spec: ['O9'] } },\n",
          ),
          behind(
            "  initial: 'idle',\n  states: {\n",
            `    postponed: {
      description: 'The question waits.',
      meta: { spec: ['O9'], screen: 'removal-postponed' },
      entry: 'tellPostponed',
      on: { 'removal.abandon': { target: 'idle', actions: 'forget', meta: { spec: ['O9'] } } },
    },
`,
          ),
        ),
      },
      {
        place: 'machines/<name>/<name>.model.ts',
        files: ['machines/removal/removal.model.ts'],
        edit: behind('  events: {\n', "    'removal.postpone': [{}],\n"),
      },
      {
        place: 'machines/lib/screens.ts',
        files: ['machines/lib/screens.ts'],
        edit: behind('  removal: ', "'removal-postponed' | "),
      },
      {
        place: 'src/portal/<name>.ts',
        files: ['src/portal/removal.ts'],
        edit: behind('    actions: {\n', '      tellPostponed: () => {},\n'),
      },
      {
        place: 'tests/e2e/walks/<name>.ts',
        files: ['tests/e2e/walks/removal.ts'],
        edit: edits(
          behind('  exempt: {\n', "    'removal.postponed | removal.abandon | 0': 'No page postpones.',\n"),
          behind('  events: {\n', "    'removal.postpone': 'No page postpones.',\n"),
          behind('  views: {\n', '    postponed: {},\n'),
        ),
      },
    ],
    followUps: [
      {
        place: 'machines/<name>/approved.txt',
        files: ['machines/removal/approved.txt'],
        command: ['env', 'UPDATE_CHARTS=1', ...vitest('tests/machines/paths.test.ts', ...onlyIt)],
      },
      {
        place: 'machines/<name>/drawing.svg',
        files: [
          'machines/removal/drawing.svg',
          'machines/removal/layout.json',
          'machines/removal/walks.json',
          'machines/removal/walk-steps.json',
          'machines/removal/browser-walks.json',
        ],
        command: ['node', 'tests/tools.ts', 'charts', 'removal'],
      },
    ],
    checks: [
      vitest('tests/machines/charts.test.ts', 'tests/machines/paths.test.ts', 'tests/diagrams', ...onlyIt),
    ],
  },
  {
    page: 'src/fields/README.md',
    title: 'A field type',
    places: [
      {
        place: 'src/fields/controls/<name>-control.tsx',
        files: ['src/fields/controls/phone-control.tsx'],
        edit: () => phoneControl,
      },
      {
        place: 'src/fields/field-table.ts',
        files: ['src/fields/field-table.ts'],
        edit: edits(
          behind(
            "import { PasswordControl } from './controls/password-control.tsx';\n",
            "import { PhoneControl } from './controls/phone-control.tsx';\n",
          ),
          behind(
            'export const fieldTable = {\n',
            "  phone: { frame: 'labelled', codec: codecs.text, Native: PhoneControl },\n",
          ),
        ),
      },
      {
        place: 'src/gallery/field-samples.ts',
        files: ['src/gallery/field-samples.ts'],
        edit: behind(
          'export const fieldSamples = {\n',
          "  phone: { definition: { type: 'phone', label: msg`Phone number` }, filled: '+49 40 1', other: '112' },\n",
        ),
      },
    ],
    followUps: [
      {
        place: 'tests/e2e/field-cases.ts',
        files: ['tests/e2e/field-cases.ts'],
        edit: behind(
          'Record<FieldType | keyof typeof otherSamples, Case> = {\n',
          "  phone: { given: same('+49 40 1', '112'), enter: typing('+49 40 1'), sent: '\"+49 40 1\"' },\n",
        ),
      },
      {
        place: 'locales/gallery/de.po',
        files: ['locales/gallery/de.po', 'locales/gallery/en.po'],
        command: extract,
        edit: translated,
      },
    ],
    checks: [...catalogueChecks, vitest('tests/architecture.test.ts', 'tests/gallery.test.ts')],
  },
];
