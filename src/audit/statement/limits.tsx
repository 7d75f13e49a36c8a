import { audit } from '#styled/recipes';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What the tests do not show, or what is not in the hands of the portal. */
const limits: readonly MessageDescriptor[] = [
  msg`Names, roles and announcements are tested by machine. Nobody has yet gone through the whole portal with a screen reader.`,
  msg`Pictures, banners and descriptions of offers come from advertisers; so do the pages that tracking links lead to. Their alternative texts and languages are not in our hands.`,
  msg`Wide tables and the pivot scroll sideways in a frame of their own where a window is narrow.`,
  msg`A session ends at a fixed time and cannot be prolonged. You are warned two minutes ahead, and what you have typed is still there when you have signed in again.`,
  msg`The pages for auditors name charts, states and tests in English, in every language.`,
];

/** The known limits of the portal's accessibility. */
export function Limits() {
  const { i18n } = useLingui();
  return (
    <ul className={audit().plain}>
      {limits.map((limit) => (
        <li key={limit.id}>{i18n._(limit)}</li>
      ))}
    </ul>
  );
}
