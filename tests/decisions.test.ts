import { describe, expect, test } from 'vitest';
import { projectFiles } from './support/source-files.ts';
import {
  argumentsOf,
  isCallOf,
  isNode,
  nameOf,
  statementsOf,
  withInner,
  type Node,
} from './support/syntax.ts';

/** What waits, remembers two things at once or branches outside of the charts, and why it is no mode of the portal. */
const reasons: Readonly<Record<string, string>> = {
  'src/fields/controls/password-control.tsx: effect with a branch in useVerdict':
    'Names in other fields change how strong a password is: the form owns what is typed.',
  'src/fields/use-form-chart.ts: effect with a branch 2 in useFormChart':
    'What another chart could not save is passed on to the form chart.',
  'src/portal/transition-counts.ts: listener with a branch in countTransitions':
    'What operators have counted is no mode of the portal.',
  'src/portal/transition-counts.ts: setTimeout in countTransitions':
    'Sums are sent beside the portal, which does not depend on them.',
  'src/screens/auth/undoable-changes.tsx: effect with a branch in Changes':
    'A failed query is reported to the chart of the link, which decides what it means.',
  'src/app/app.tsx: setTimeout in useQuiet': 'Code that may be needed later waits for the first screen.',
  'src/app/shell/use-idle-prefetch.ts: setTimeout in useIdlePrefetch':
    'Code that may be needed later waits for the first screen.',
  'src/app/use-arrivals.ts: effect with a branch in useArrivals':
    'Focus follows what the navigation chart has decided, once that has been painted.',
  'src/app/use-arrivals.ts: listener with a branch in useArrivals':
    'Which element of a screen had the focus last; the browser owns it.',
  'src/app/use-alt-clicks.ts: listener with a branch in useAltClicks':
    'Which links the browser would download; the navigation chart decides what a press of them opens.',
  'src/portal/kept-scroll.ts: listener with a branch in createScroll':
    'Where the page was scrolled when it was left; the browser owns it.',
  'src/portal/token-watch.ts: setTimeout in watchToken':
    'A page out of the back-forward cache is shown after its token was checked.',
  'src/screens/analytics/use-analytics.ts: effect with a branch in useUsableAddress':
    'The address owns the range of days: one that cannot be used is replaced in it.',
  'src/screens/profile/billing-form.tsx: effect with a branch in useNamedField':
    'Focus goes to the field that the address names; the browser owns both.',
  'src/app/palette/palette-button.tsx: effect with a branch in PaletteButton':
    'Which keys are the shortcut; the palette chart decides whether it opens.',
  'src/account/confirmation-dialog.tsx: mode by hand in Question':
    'Which of two fields is on screen: nothing is sent by it, and the chart takes either proof.',
  'src/app/shell/notify-commands.ts: listener with a branch in follow':
    'Which commands have words for what can be taken back.',
  'src/app/shell/shortcuts.tsx: flag of a file: isOpen': 'One sheet of keys, which nothing else asks about.',
  'src/charts/use-cursor.ts: reducer in useCursor': 'Where the pointer stands in a drawing.',
  'src/fields/controls/choice-control.tsx: effect with a branch in useFound':
    'Options that are looked for: the latest search counts.',
  'src/fields/controls/slider-control.tsx: effect with a branch in useSteady':
    'A thumb that moves is followed by one value.',
  'src/fields/controls/slider-control.tsx: setTimeout in useSteady':
    'A thumb that moves is followed by one value.',
  'src/fields/double-click.ts: listener with a branch 2 in holdDoubleClick': 'What a double click is.',
  'src/fields/double-click.ts: listener with a branch in holdDoubleClick': 'What a double click is.',
  'src/fields/double-click.ts: setTimeout in holdDoubleClick': 'What a double click is.',
  'src/fields/draft.ts: effect with a branch in useDraftOf': 'A draft is written when it differs.',
  'src/fields/form-field.tsx: effect with a branch in useLeft':
    'What is in a field that goes, while its element is still there; conform drops it.',
  'src/fields/form-versions.ts: effect with a branch in useNewerSaved':
    'Values, which conform owns: whether a conflict is there is said to the form chart.',
  'src/fields/form-versions.ts: flag in a ref in useNewerSaved':
    'React draws a restored draft after the form has mounted.',
  'src/fields/form.tsx: effect with a branch in useKeepFocusInView': 'The field in use stays in view.',
  'src/fields/leave-guard.ts: effect with a branch in useLeaveGuard':
    'Who is to be asked is said by the form; the navigation chart and the browser ask.',
  'src/fields/pass-focus.tsx: effect with a branch in PassFocus':
    'Focus goes from one element to its successor.',
  'src/fields/use-form-chart.ts: effect with a branch in useFormChart':
    'What the chart has emitted goes to the fields, and the focus to its question.',
  'src/fields/use-light-form.ts: mode by hand in useLightForm':
    'A form of the first page waits for its own script; the chart of a form is in that script.',
  'src/lists/save-file.ts: setTimeout in saveFile': 'The browser reads a file for a while after the press.',
  'src/lists/use-list-keys.ts: effect with a branch in useListKeys': 'Which keys are shortcuts.',
  'src/lists/use-selection.ts: effect with a branch in useStored':
    'The address owns the filters: others end the selection, which is announced where somebody has changed them.',
  'src/portal/connection.ts: listener with a branch in connectionOf':
    'Which failures are no answer; an answer that changes nothing would only fill the event log.',
  'src/portal/deployment.ts: listener with a branch 2 in deploymentOf':
    'Whose browser is offline has lost no part of a version: that is no fact; an error is reported once.',
  'src/portal/deployment.ts: browser connection in deploymentOf':
    'What the browser says at the moment of the failure: the chart of the connection may hear of it later.',
  'src/portal/connection.ts: browser connection in connectionOf':
    'Whether the connection was lost before the chart listened.',
  'src/portal/create-portal.ts: browser connection in refuseOffline':
    'A change must not wait for a chart whose code comes later: the browser refuses it, and the form keeps what was typed.',
  'src/portal/create-portal.ts: browser connection in reportFailure':
    'What the browser says at the moment of the failure, as its bar does: the chart of the connection may come later.',
  'src/portal/kept-notifications.ts: listener with a branch in notificationsOf':
    'The browser names all that another tab stores: which of it is the list of this user.',
  'src/app/palette/palette-button.tsx: listener with a branch in ignoreSecondPress':
    'Which key is the second press on a button whose panel has just come.',
  'src/app/shell/offer-hover.tsx: browser connection in isUpon': 'Code is asked for where it can come.',
  'src/app/shell/offer-hover.tsx: effect with a branch in OfferHover':
    'Whether the pointer is upon an offer.',
  'src/app/shell/offer-hover.tsx: listener with a branch in OfferHover':
    'Whether the pointer is upon an offer.',
  'src/app/shell/use-prefetch-on-intent.ts: browser connection in prefetch':
    'What is only loaded ahead is left out offline: nothing follows from it.',
  'src/app/shell/use-prefetch-on-intent.ts: setTimeout in usePrefetchOnIntent':
    'Pointer or focus has come to rest; a link that is pressed waits for nothing.',
  'src/screens/auth/login-screen.tsx: browser connection in loadCheck':
    'What is only loaded ahead is left out offline: nothing follows from it.',
  'src/portal/deployment.ts: listener with a branch in deploymentOf':
    'Which answers are signs of another version; the chart decides what follows.',
  'src/portal/deployment.ts: setTimeout in deploymentOf':
    'What only the next visit needs waits until this one is used.',
  'src/portal/event-log.ts: listener with a branch in createEventLog':
    'Whether an auditor listens: no mode of the portal.',
  'src/portal/kept-answers.ts: browser connection in createKeptAnswers':
    'Which answers the cache begins with, before any chart hears of a connection; nothing else follows from it.',
  'src/portal/navigation.ts: listener with a branch in createTitle': 'A title needs a language.',
  'src/portal/row-charts.ts: listener with a branch in firstOf':
    'Which emitted event is the result of a row.',
  'src/app/shell/notification-bell.tsx: setTimeout in Resting':
    'The count of answers is asked for after the first screen.',
  'src/portal/inquiry.ts: effect with a branch in useInquiry': 'What is news to the chart.',
  'src/screens/profile/inquiries/conversation.tsx: effect with a branch in useMarkAsRead':
    'What was read needs no call.',
  'src/portal/report-errors.ts: listener with a branch in reportErrors': 'Which failures have a report.',
  'src/portal/token-watch.ts: listener with a branch in watchToken':
    'What another tab says: news of the user, or of the token.',
  'src/portal/token-watch.ts: setTimeout 2 in watchToken': 'The cookie is looked at every 15 s.',
  'src/screens/analytics/use-analytics.ts: setTimeout in everyMinute': 'What day it is.',
  'src/screens/offers/details/campaigns/campaign-part.tsx: flag in a ref in useOpener':
    'Focus returns to the button that opened the form.',
};

const branches = new Set(['IfStatement', 'ConditionalExpression', 'SwitchStatement', 'LogicalExpression']);
const isBranch = (node: Node) => branches.has(node.type) && node['operator'] !== '??';
const decides = (node: Node) => withInner(node).some(isBranch);

const comparisons = /^([!=]==?|[<>]=?|in|instanceof)$/;
function isTruth(node: Node | undefined): boolean {
  if (!node) return false;
  if (node.type === 'ArrowFunctionExpression' && isNode(node['body'])) return isTruth(node['body']);
  return (
    typeof node['value'] === 'boolean' ||
    (node.type === 'UnaryExpression' && node['operator'] === '!') ||
    (node.type === 'BinaryExpression' && comparisons.test(String(node['operator'])))
  );
}
const typesOf = (node: Node) => JSON.stringify(node['typeArguments'] ?? null);
const holdsTruth = (node: Node) =>
  isTruth(argumentsOf(node)[0]) || typesOf(node).includes('TSBooleanKeyword');
const isFlag = (node: Node) => isCallOf(node, /^useState$/) && holdsTruth(node);
// Names of modes: 'idle' | 'loading'.
const isMode = (node: Node) =>
  isCallOf(node, /^use(State|Ref)$/) &&
  /"TSUnionType"/.test(typesOf(node)) &&
  (typesOf(node).match(/"TSLiteralType"/g) ?? []).length > 1;

const kinds: Record<string, (node: Node, functions: ReadonlyMap<string, Node>) => boolean> = {
  setTimeout: (node) => isCallOf(node, /^set(Timeout|Interval)$/),
  'effect with a branch': (node) =>
    isCallOf(node, /^use(Layout|Insertion)?Effect(Event)?$/) && argumentsOf(node).slice(0, 1).some(decides),
  'listener with a branch': (node, functions) =>
    isCallOf(node, /^(addEventListener|subscribe|on)$/) &&
    argumentsOf(node).some((given) => decides(functions.get(nameOf(given)) ?? given)),
  'mode by hand': isMode,
  reducer: (node) => isCallOf(node, /^useReducer$/),
  'browser connection': (node) => node.type === 'MemberExpression' && nameOf(node) === 'onLine',
  'flag in a ref': (node) => isCallOf(node, /^useRef$/) && holdsTruth(node),
};

const functionOf = (node: Node): [string, Node][] => {
  const body = node.type === 'VariableDeclarator' ? node['init'] : node;
  const isFunction = isNode(body) && /Function/.test(body.type);
  return isFunction && nameOf(node['id']) !== '' ? [[nameOf(node['id']), body]] : [];
};

/** The functions at the top of a file by their names, and the rest of it. */
const partsOf = (statements: readonly Node[]) =>
  statements.map((statement) => {
    const inner = isNode(statement['declaration']) ? statement['declaration'] : statement;
    const declarator = [inner['declarations']].flat().find(isNode);
    const isVariable = inner.type === 'VariableDeclaration' && inner['kind'] === 'let';
    return {
      name: nameOf(inner['id'] ?? declarator?.['id']),
      nodes: withInner(inner),
      isSwitch: isVariable && isNode(declarator) && isTruth(declarator['init'] as Node | undefined),
    };
  });

function foundIn(file: string, text?: string): string[] {
  const statements = statementsOf(file, text);
  const functions = new Map(statements.flatMap(withInner).flatMap(functionOf));
  return partsOf(statements).flatMap(({ name, nodes, isSwitch }) => {
    const flags = nodes.filter(isFlag).length;
    const counted = Object.entries(kinds).flatMap(([kind, applies]) =>
      nodes
        .filter((node) => applies(node, functions))
        .map((_, nth) => `${file}: ${kind}${nth > 0 ? ` ${nth + 1}` : ''} in ${name}`),
    );
    return [
      ...counted,
      ...(flags > 1 ? [`${file}: ${flags} flags in ${name}`] : []),
      ...(isSwitch ? [`${file}: flag of a file: ${name}`] : []),
    ];
  });
}

const rooms = 'portal|app|screens|statecharts|fields|lists|offers|account|figures|charts';

test('[M1.f] what waits, holds several flags or decides in an effect outside of the charts has its reason', () => {
  const files = projectFiles.filter(
    (file) => new RegExp(`^src/(${rooms})/.*\\.tsx?$`).test(file) && !/\.(test|d)\.tsx?$/.test(file),
  );
  expect(files.flatMap((file) => foundIn(file)).toSorted()).toEqual(Object.keys(reasons).toSorted());
});

describe('[M1.f] a decision is noticed however it is written', () => {
  const of = (kind: string) => `sample.tsx: ${kind} in useX`;
  test.each([
    ['useEffect(() => { if (a) b(); }, [a]);', of('effect with a branch')],
    ['React.useLayoutEffect(() => (a ? b() : c()));', of('effect with a branch')],
    ['useEffectEvent(() => { a && b(); });', of('effect with a branch')],
    ['useEffect(() => { const t = window.setInterval(go, 100); });', of('setTimeout')],
    ['const isOn = useRef(false);', of('flag in a ref')],
    ['const isOn = useRef<boolean | null>(null);', of('flag in a ref')],
    ["const [mode, set] = useState<'idle' | 'loading'>('idle');", of('mode by hand')],
    ['const [a, send] = useReducer(step, 0);', of('reducer')],
    ['send(window.navigator.onLine);', of('browser connection')],
    ['const [a, x] = useState(false); const [b, y] = useState(!a);', 'sample.tsx: 2 flags in useX'],
    ["window.addEventListener('focus', () => { if (a) b(); });", of('listener with a branch')],
    ["const hear = () => (a ? b() : c()); chart.on('x', hear);", of('listener with a branch')],
    ['store.subscribe(function () { switch (a) { default: } });', of('listener with a branch')],
  ])('%s', (text, found) => {
    expect(foundIn('sample.tsx', `export function useX() { ${text} }`)).toEqual([found]);
  });

  test('a switch of a file, and nothing where nothing is decided', () => {
    expect(foundIn('sample.ts', 'let isOpen = false;')).toEqual(['sample.ts: flag of a file: isOpen']);
    const plain = "useEffect(() => chart.send({ type: 'x' }), [chart]); const [a, b] = useState('');";
    expect(foundIn('sample.tsx', `function useX() { ${plain} }`)).toEqual([]);
  });
});
