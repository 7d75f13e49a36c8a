import { expect, test } from 'vitest';
import { projectFiles } from './support/source-files.ts';
import { isNode, nameOf, statementsOf, withInner, type Node } from './support/syntax.ts';

const data = 'Of data, which Query owns: no chart knows of it.';
const list = 'Of a list on screen: no chart knows of it.';
const clean =
  'Whether anything was changed is known to the fields alone; sending the same again does no harm.';
const auditors = 'On the auditors’ page, which runs no chart.';

/** Reasons that a view writes itself, how many, and why no chart has them. */
const reasons: Readonly<Record<string, [count: number, reason: string]>> = {
  'src/audit/conformance/conformance-view.tsx': [1, auditors],
  'src/audit/laws/walk.tsx': [2, auditors],
  'src/audit/requirements/requirements-view.tsx': [1, auditors],
  'src/audit/simulation/offer-item.tsx': [1, 'Which guards refuse an event stands beside the button.'],
  'src/audit/drawing/zoom-buttons.tsx': [2, 'How large a drawing is shown, no chart knows.'],
  'src/lists/download-button.tsx': [1, list],
  'src/lists/peek-panel.tsx': [2, list],
  'src/lists/views/manage-views.tsx': [2, list],
  'src/screens/analytics/pivot/pivot-toolbar.tsx': [1, list],
  'src/screens/analytics/timeseries/time-toolbar.tsx': [1, list],
  'src/screens/analytics/split/line-toggle.tsx': [
    1,
    'The address owns the lines of a chart, of which there are six at most.',
  ],
  'src/screens/offers/details/campaigns/campaign-form.tsx': [1, clean],
  'src/screens/offers/details/campaigns/rows-form.tsx': [3, list],
  'src/screens/offers/details/click-tag-form.tsx': [1, clean],
  'src/screens/offers/details/link-builder.tsx': [1, clean],
  'src/screens/postbacks/editor/trial.tsx': [3, 'What was typed so far is known to the fields alone.'],
  'src/screens/profile/currency-quote.tsx': [1, data],
  'src/screens/profile/payments/document-button.tsx': [1, data],
  'src/screens/profile/save-actions.tsx': [1, clean],
  'src/ui/tables/column-picker.tsx': [2, list],
  'src/ui/tables/pager.tsx': [2, list],
};

const isReason = (node: Node) =>
  (node.type === 'JSXAttribute' && nameOf(node['name']) === 'disabledReason') ||
  (node.type === 'Property' && nameOf(node['key']) === 'disabledReason');

// A text of its own, or a call of something that is no chart's answer.
const isWritten = (node: Node) =>
  isNode(node['value']) &&
  withInner(node['value']).some(
    ({ type, callee }) =>
      type === 'TaggedTemplateExpression' ||
      (type === 'CallExpression' && /^(why|reason)$/.test(nameOf(callee))),
  );

test('[M3] a reason that a view writes itself is about no chart', () => {
  const views = projectFiles.filter((file) => /^src\/(?!server|gallery|styled-system).*\.tsx?$/.test(file));
  const found = views.flatMap((file) => {
    const written = statementsOf(file).flatMap(withInner).filter(isReason).filter(isWritten).length;
    return written > 0 ? [[file, written] as const] : [];
  });
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(reasons).map(([file, [count]]) => [file, count])),
  );
});
