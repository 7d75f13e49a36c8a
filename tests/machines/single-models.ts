import { apiTokenMachine } from '#machines/api-token.machine.ts';
import { bulkCommandMachine, type BulkJob } from '#machines/bulk-command.machine.ts';
import { currencyChangeMachine } from '#machines/currency-change.machine.ts';
import { forgotPasswordMachine } from '#machines/forgot-password.machine.ts';
import type { Failure } from '#machines/lib/failure.ts';
import { newPasswordMachine } from '#machines/new-password.machine.ts';
import { keyOf, notificationsMachine, type Notice } from '#machines/notifications.machine.ts';
import { offerCommandMachine } from '#machines/offer-command.machine.ts';
import { pollingMachine } from '#machines/polling.machine.ts';
import { postbackCommandMachine } from '#machines/postback-command.machine.ts';
import { removalMachine } from '#machines/removal.machine.ts';
import { sessionClockMachine } from '#machines/session-clock.machine.ts';
import { uploadMachine } from '#machines/upload.machine.ts';
import { verifyEmailMachine } from '#machines/verify-email.machine.ts';
import { modelOf } from './chart-model.ts';
import { failure, secrets } from './samples.ts';
import { shellModels } from './shell-models.ts';

const codeOf = (failed: Failure | null) => (failed ? `: ${failed.code ?? String(failed.status)}` : '');
const refusal = (status: number, code: string | null = null): Failure => ({ ...failure, status, code });

const pollingModel = modelOf('polling', {
  machine: pollingMachine,
  inputs: { unlimited: {}, oneRetry: { maxRetries: 1 }, noRetry: { maxRetries: 0, interval: 5000 } },
  events: { 'polling.cancel': [{}] },
  answers: {
    request: [
      { isMet: false, data: 'queued' },
      { isMet: true, data: 'done' },
    ],
  },
  describe: ({ context: { interval, maxRetries, retries, failure: failed } }) =>
    `${maxRetries === Number.POSITIVE_INFINITY ? 'unlimited' : `${retries} of ${maxRetries} retries`} every ${interval} ms${codeOf(failed)}`,
});

const currencyChangeModel = modelOf('currencyChange', {
  machine: currencyChangeMachine,
  inputs: { fresh: { currency: 'EUR', isChanged: false }, spent: { currency: 'USD', isChanged: true } },
  events: {
    'currency.choose': [{ currency: 'EUR' }, { currency: 'USD' }],
    'currency.confirm': [{}],
    'currency.abandon': [{}],
  },
  answers: { saveCurrency: [undefined] },
  failures: { saveCurrency: [failure, refusal(409, 'CURRENCY_ALREADY_CHANGED')] },
  describe: ({ context: { currency, isChanged, chosen, failure: failed } }) =>
    `${currency}${isChanged ? ' for good' : ''}, chosen ${chosen ?? 'nothing'}${codeOf(failed)}`,
});

const apiTokenModel = modelOf('apiToken', {
  machine: apiTokenMachine,
  inputs: { none: { exists: false }, one: { exists: true } },
  events: { 'token.create': [{}], 'token.revoke': [{}], 'token.confirm': [{}], 'token.abandon': [{}] },
  answers: { createToken: [undefined], revokeToken: [undefined] },
  failures: { createToken: [failure, refusal(409, 'API_TOKEN_EXISTS')] },
  describe: ({ context: { exists, isShown, failure: failed } }) =>
    `${exists ? 'one before' : 'none before'}${isShown ? ', shown' : ''}${codeOf(failed)}`,
});

const link = { id: '7', signature: 'f00d', expires: '1767225600' };

const verifyEmailModel = modelOf('verifyEmail', {
  machine: verifyEmailMachine,
  inputs: {
    whole: link,
    withoutId: { ...link, id: null },
    withoutNumber: { ...link, id: 'me' },
    withoutSignature: { ...link, signature: '' },
    withoutExpiry: { ...link, expires: null },
    withoutTime: { ...link, expires: 'soon' },
  },
  events: { 'verification.retry': [{}] },
  answers: { verifyEmail: [undefined] },
  failures: {
    verifyEmail: [
      refusal(403, 'INVALID_SIGNATURE'),
      refusal(400),
      refusal(408),
      refusal(429),
      refusal(500),
      refusal(0),
    ],
  },
  describe: ({ context: { link: given, failure: failed } }) =>
    Object.values(given).map(String).join(' ') + codeOf(failed),
});

const forgotPasswordModel = modelOf('forgotPassword', {
  machine: forgotPasswordMachine,
  inputs: { start: undefined },
  events: { 'link.request': [{ email: 'mara@trailmix.test' }], 'link.requestAnother': [{}] },
  answers: { requestLink: [undefined] },
  failures: { requestLink: [refusal(429, 'TOO_MANY_REQUESTS')] },
  describe: ({ context: { failure: failed } }) => `a link${codeOf(failed)}`,
});

const newPasswordModel = modelOf('newPassword', {
  machine: newPasswordMachine,
  inputs: { withLink: { hasLink: true }, withoutLink: { hasLink: false } },
  events: { 'password.save': [{ password: secrets.password, confirmation: secrets.password }] },
  answers: { savePassword: [undefined] },
  failures: { savePassword: [refusal(400, 'INVALID_RESET_LINK'), refusal(422, 'VALIDATION_ERROR')] },
  describe: ({ context: { hasLink, failure: failed } }) => `${hasLink ? 'a' : 'no'} link${codeOf(failed)}`,
});

const offerCommandModel = modelOf('offerCommand', {
  machine: offerCommandMachine,
  inputs: { start: undefined },
  events: {
    'offer.command': [
      { command: 'apply' },
      { command: 'run', details: { name: 'Newsletter' } },
      { command: 'pause' },
      { command: 'unpause' },
    ],
    'command.confirm': [{ details: { comment: 'Two newsletters a week' } }],
    'command.abandon': [{}],
    'command.retry': [{}],
    'command.undo': [{}],
  },
  answers: { execute: [{ id: 48213 }], undo: [{ id: 48213 }] },
  describe: ({ context: { command, details, result, failure: failed } }) =>
    `${command ?? 'nothing'}${details ? ' with details' : ''}${result ? ', answered' : ''}${codeOf(failed)}`,
});

const bulkRows = ['A', 'B', 'C', 'D'].map((name, nth) => ({ id: nth + 1, name }));
const calls = { firstCall: [undefined], secondCall: [undefined], thirdCall: [undefined] };

const bulkCommandModel = modelOf('bulkCommand', {
  machine: bulkCommandMachine,
  inputs: { start: undefined },
  events: {
    'bulk.start': [
      { command: 'pause', rows: bulkRows },
      { command: 'unpause', rows: [] },
    ],
    'bulk.cancel': [{}],
    'bulk.retry': [{}],
    'bulk.undo': [{}],
    'bulk.close': [{}],
  },
  answers: calls,
  // Called off at the beginning and then undone, tried again when one has failed: the rest is more of the same.
  isTried: ({ context: { command, jobs } }, event) => {
    const countOf = (state: BulkJob['state']) => jobs.filter((job) => job.state === state).length;
    const isFirst = command === 'pause' && countOf('canceled') === 0;
    if (event.type === 'bulk.cancel') return isFirst && countOf('running') === 3;
    if (event.type === 'bulk.retry') return isFirst && countOf('failed') <= 1;
    return event.type !== 'bulk.undo' || (command === 'pause' && countOf('done') === countOf('canceled') * 3);
  },
  describe: ({ context: { command, jobs, lanes } }) => {
    const how = jobs.map(({ name, state, failure: failed }) => `${name} ${state}${codeOf(failed)}`);
    return `${command ?? 'nothing'} ${how.join(', ')} by ${Object.values(lanes).join(' ')}`;
  },
});

const postbackCommandModel = modelOf('postbackCommand', {
  machine: postbackCommandMachine,
  inputs: { start: undefined },
  events: {
    'postback.command': [
      { command: 'setDefault', id: 2, formerDefault: 1 },
      { command: 'setDefault', id: 2, formerDefault: null },
      { command: 'remove', id: 2, formerDefault: 1 },
    ],
    'postback.confirm': [{}],
    'postback.abandon': [{}],
    'postback.undo': [{}],
  },
  answers: { execute: [undefined], restoreDefault: [undefined] },
  failures: { execute: [refusal(409, 'POSTBACK_NOT_GLOBAL')], restoreDefault: [refusal(0)] },
  describe: ({ context: { asked, failure: failed } }) =>
    `${asked ? `${asked.command} ${asked.id} instead of ${asked.formerDefault ?? 'none'}` : 'nothing'}${codeOf(failed)}`,
});

const removalModel = modelOf('removal', {
  machine: removalMachine,
  inputs: { start: undefined },
  events: { 'removal.ask': [{ id: 7 }, { id: 8 }], 'removal.confirm': [{}], 'removal.abandon': [{}] },
  answers: { remove: [undefined] },
  failures: { remove: [refusal(404, 'NOT_FOUND_HTTP_EXCEPTION'), refusal(409, 'APPROVAL_DECIDED')] },
  describe: ({ context: { id, failure: failed } }) => `${id ?? 'nothing'}${codeOf(failed)}`,
});

const uploadModel = modelOf('upload', {
  machine: uploadMachine,
  inputs: { pictures: { types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'], largest: 1024 } },
  events: {
    'upload.choose': [
      { file: { name: 'banner.png', type: 'image/png', size: 1024 } },
      { file: { name: 'photo.jpg', type: 'image/jpeg', size: 1 } },
      { file: { name: 'large.webp', type: 'image/webp', size: 1025 } },
      { file: { name: 'empty.gif', type: 'image/gif', size: 0 } },
      { file: { name: 'notes.txt', type: 'text/plain', size: 10 } },
    ],
    'upload.progress': [{ share: 40 }],
    'upload.cancel': [{}],
    'upload.retry': [{}],
  },
  answers: { send: [undefined] },
  failures: { send: [refusal(409, 'MATERIALS_FULL')] },
  describe: ({ context: { file, share, fault, failure: failed } }) =>
    `${file?.name ?? 'no file'} ${share}%${fault ? `, wrong ${fault}` : ''}${codeOf(failed)}`,
});

const notices: readonly Notice[] = [
  { type: 'info', text: 'Logged Out' },
  { type: 'saveSuccess' },
  { type: 'error', title: 'Not sent', text: 'Too large' },
  { type: 'apiError' },
  { type: 'warning', text: 'Two minutes are left' },
];
const keys = notices.map(keyOf);

const notificationsModel = modelOf('notifications', {
  machine: notificationsMachine,
  inputs: { start: undefined },
  events: {
    'notice.raise': notices.map((notice) => ({ notice })),
    'notice.close': keys.map((key) => ({ key })),
    'notice.expire': keys.map((key) => ({ key })),
    'notices.hold': [{}],
    'notices.release': [{}],
  },
  answers: {},
  // They come in one order and go the oldest first; of two the older one is repeated.
  isTried: ({ context }, event) => {
    const open = context.notices.map(({ key }) => key);
    const [oldest = keys[0]] = open;
    if (event.type === 'notice.raise') {
      const key = keys[notices.indexOf(event.notice)];
      const isNext = key === keys[open.length] && open.every((other, index) => other === keys[index]);
      return isNext || (open.length === 2 && key === oldest);
    }
    return !('key' in event) || event.key === oldest;
  },
  describe: ({ context }) => context.notices.map(({ type }) => type).join(', '),
});

const sessionClockModel = modelOf('sessionClock', {
  machine: sessionClockMachine,
  inputs: { start: undefined },
  events: { 'clock.set': [{ left: 3_600_000 }, { left: 120_000 }, { left: 0 }], 'clock.stop': [{}] },
  answers: {},
  describe: ({ context: { left } }) => `${left} ms left`,
});

/** The charts that run by themselves: nothing is wired to them. */
export const singleModels = [
  pollingModel,
  currencyChangeModel,
  apiTokenModel,
  verifyEmailModel,
  forgotPasswordModel,
  newPasswordModel,
  offerCommandModel,
  bulkCommandModel,
  postbackCommandModel,
  removalModel,
  uploadModel,
  notificationsModel,
  ...shellModels,
  sessionClockModel,
];
