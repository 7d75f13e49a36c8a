import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

// The only start of a chart has no more to say.
const only = msg`From the beginning`;
const withLink = msg`With a link from a mail`;
const withoutLink = msg`Without a link`;

const words: Readonly<Record<string, MessageDescriptor>> = {
  'session link': msg`With a link that signs in once`,
  'session storedToken': msg`With a stored token`,
  'session linkCutShort': msg`With a link that was cut off`,
  'session nothing': msg`Without a token or link`,
  'navigation load': msg`The page has loaded`,
  'navigation loadAtLogin': msg`The page has loaded with the login`,
  'toast info': msg`Information`,
  'toast error': msg`Error`,
  'toast success': msg`Success`,
  'polling unlimited': msg`With any number of repetitions`,
  'polling oneRetry': msg`With one repetition`,
  'polling noRetry': msg`Without repetition`,
  'currencyChange fresh': msg`The currency was never changed`,
  'currencyChange spent': msg`The currency was changed before`,
  'apiToken none': msg`There is no token`,
  'apiToken one': msg`There is a token`,
  'form fresh': msg`Without a restored draft`,
  'form restored': msg`With a restored draft`,
  'verifyEmail whole': msg`With a complete link`,
  'verifyEmail withoutId': msg`The link lacks the user`,
  'verifyEmail withoutNumber': msg`The user in the link is no number`,
  'verifyEmail withoutSignature': msg`The link lacks its signature`,
  'verifyEmail withoutExpiry': msg`The link lacks its expiry`,
  'verifyEmail withoutTime': msg`The expiry in the link is no time`,
  'newPassword withLink': withLink,
  'newPassword withoutLink': withoutLink,
  'mailedLink withLink': withLink,
  'mailedLink withoutLink': withoutLink,
  'logViewer afterReload': msg`After a reload`,
};

/** How a simulation of a chart begins, in words; `start` is the name of its input. */
export const startWords = (chart: string, start: string): MessageDescriptor =>
  words[`${chart} ${start}`] ?? only;
