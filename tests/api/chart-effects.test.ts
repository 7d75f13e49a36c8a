import { user } from '#machines/models/samples.ts';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { answered } from '#api/api-error.ts';
import { account } from '#contract/account.ts';
import { accountChanges } from '#contract/account-changes.ts';
import { offerParts } from '#contract/offer-parts.ts';
import { offerPictures } from '#contract/offer-pictures.ts';
import { apiTokenMachine } from '#machines/api-token/api-token.machine.ts';
import { currencyChangeMachine } from '#machines/currency-change/currency-change.machine.ts';
import { forgotPasswordMachine } from '#machines/forgot-password/forgot-password.machine.ts';
import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';
import { mailedLinkMachine } from '#machines/mailed-link/mailed-link.machine.ts';
import { newPasswordMachine } from '#machines/new-password/new-password.machine.ts';
import { pollingMachine } from '#machines/polling/polling.machine.ts';
import { termsMachine } from '#machines/terms/terms.machine.ts';
import { verifyEmailMachine } from '#machines/verify-email/verify-email.machine.ts';
import { apiTokenEffects } from '#portal/api-token.ts';
import { currencyChangeEffects } from '#portal/currency-change.ts';
import { forgotPasswordEffects } from '#portal/forgot-password.ts';
import { confirmationEffects } from '#portal/confirmation.ts';
import { mailedLinkEffects } from '#portal/mailed-link.ts';
import { newPasswordEffects } from '#portal/new-password.ts';
import { pollingEffects } from '#portal/polling.ts';
import { termsEffects } from '#portal/terms.ts';
import { verifyEmailEffects } from '#portal/verify-email.ts';
import { projectFiles, readProjectFile } from '../support/source-files.ts';
import { openListener } from './listener.ts';
import { password, read, readList } from './network.ts';
import { registering } from './registering.ts';
import { settled, networkOfFile } from './charts-on-network.ts';

const { network, signedIn, signedOut } = networkOfFile();

test('[O12] the currency is changed once, and another tab is notified', async () => {
  const client = await signedIn('terms@portal.test');
  const reloads: number[] = [];
  const effects = currencyChangeEffects({ client, reloadUser: () => reloads.push(1) });
  const input = { currency: 'EUR', isChanged: false } as const;
  const tabs = [1, 2].map(() => createActor(currencyChangeMachine.provide(effects), { input }).start());
  for (const tab of tabs) {
    tab.send({ type: 'currency.choose', currency: 'USD' });
    tab.send({ type: 'currency.confirm' });
    await settled(tab);
  }
  expect(tabs.map((tab) => tab.getSnapshot().value)).toEqual(['changed', 'changedElsewhere']);
  expect(reloads).toHaveLength(2);
});

test('[O11] an API token is shown once, announced to another tab, and revoked', async () => {
  const client = await signedIn();
  const open = () => {
    const seen: (string | null)[] = [];
    const effects = apiTokenEffects({
      client,
      showSecret: (secret) => seen.push(secret),
      reloadUser: () => undefined,
    });
    const chart = createActor(apiTokenMachine.provide(effects), { input: { exists: false } }).start();
    return { chart, seen };
  };
  const [first, second] = [open(), open()];
  for (const { chart } of [first, second]) {
    chart.send({ type: 'token.create' });
    await settled(chart);
  }
  expect([first.chart.getSnapshot().value, second.chart.getSnapshot().value]).toEqual(['shown', 'hidden']);
  expect(first.seen).toEqual([expect.stringMatching(/^pat_/)]);
  expect(JSON.stringify(first.chart.getPersistedSnapshot())).not.toContain('pat_');
  first.chart.send({ type: 'token.revoke' });
  first.chart.send({ type: 'token.confirm' });
  await settled(first.chart);
  expect([first.chart.getSnapshot().value, first.seen.at(-1), second.seen]).toEqual(['absent', null, []]);
});

test('[P1] [O3] a preview is polled until it is there', async () => {
  const client = await signedIn();
  const site = await openListener();
  const body = { url: `${site.url}/landing` };
  const effects = pollingEffects(async (signal) => {
    const data = answered(await client(offerPictures.fetchPreview, { body }, { signal }));
    return { isMet: ['done', 'failed'].includes(data.status), data };
  });
  const polling = createActor(pollingMachine.provide(effects), { input: { interval: 20 } }).start();
  await settled(polling);
  site.close();
  const { value, context } = polling.getSnapshot();
  expect([value, context.retries > 0]).toEqual(['succeeded', true]);
});

test('[P3] a request under way is abandoned when the polling is cancelled', async () => {
  const client = await signedIn();
  let isAborted = false;
  const effects = pollingEffects(async (signal) => {
    signal.addEventListener('abort', () => (isAborted = true));
    return { isMet: false, data: await client(offerParts.groups, {}, { signal }) };
  });
  const polling = createActor(pollingMachine.provide(effects), { input: {} }).start();
  polling.send({ type: 'polling.cancel' });
  expect([polling.getSnapshot().value, isAborted]).toEqual(['canceled', true]);
});

test('[A2] [E16] the link of a registration verifies, another one is refused for good', async () => {
  const people = registering(network());
  await people.register();
  const { pathname, searchParams } = await people.newestLink();
  const link = {
    id: pathname.split('/').at(-1) ?? null,
    signature: searchParams.get('signature'),
    expires: searchParams.get('expires'),
  };
  const machine = verifyEmailMachine.provide(verifyEmailEffects(signedOut()));
  const open = async (input: typeof link) => settled(createActor(machine, { input }).start());
  const forged = (await open({ ...link, signature: 'f00d' })).getSnapshot();
  expect([forged.value, forged.context.failure?.code]).toEqual(['refused', 'INVALID_SIGNATURE']);
  expect((await open(link)).getSnapshot().value).toBe('verified');
});

test('[T3] [S13] the terms on screen are accepted and the other tabs notified, others are not', async () => {
  const client = await signedIn('terms@portal.test');
  const { tos } = (await client(account.profile)).partner.terms_conditions;
  const announced: string[] = [];
  const tokenWatch = { use: () => undefined, announce: (news: string) => void announced.push(news) };
  const machine = termsMachine.provide(termsEffects({ client, tokenWatch }));
  const accept = async (version: string) => {
    const chart = createActor(machine).start();
    chart.send({ type: 'user.loaded', user: { ...user, pendingTerms: version } });
    chart.send({ type: 'terms.tick' });
    chart.send({ type: 'terms.accept', tos: version });
    return (await waitFor(chart, (snapshot) => !snapshot.matches({ blocking: 'accepting' }))).value;
  };
  expect([await accept('another'), await accept(tos)]).toEqual([
    { blocking: 'ticked' },
    { blocking: 'reloadingUser' },
  ]);
  expect(announced).toEqual(['userChanged']);
});

test('[A1] a link is sent by mail, and sets a new password once', async () => {
  const email = 'publisher@portal.test';
  const client = signedOut();
  const asking = createActor(forgotPasswordMachine.provide(forgotPasswordEffects(client))).start();
  asking.send({ type: 'link.request', email });
  await settled(asking);
  expect(asking.getSnapshot().value).toBe('sent');

  const [mail] = readList((await network().request('/__test/outbox')).body, 'data');
  const token = new URL(String(read(mail, 'link'))).searchParams.get('token') ?? '';
  const machine = newPasswordMachine.provide(newPasswordEffects(client, { email, token, isFirst: false }));
  const save = async () => {
    const chart = createActor(machine, { input: { hasLink: true } }).start();
    chart.send({ type: 'password.save', password: 'a wholly new one', confirmation: 'a wholly new one' });
    return (await settled(chart)).getSnapshot().value;
  };
  expect([await save(), await save()]).toEqual(['saved', 'refused']);
  expect((await network().signIn(email, 'a wholly new one')).status).toBe(200);
});

test('a wrong password is refused, and another try confirms', async () => {
  const answers: boolean[] = [];
  const effects = confirmationEffects(await signedIn(), (isConfirmed) => answers.push(isConfirmed));
  const chart = createActor(confirmationMachine.provide(effects)).start();
  chart.send({ type: 'session.began' });
  chart.send({ type: 'confirmation.ask' });
  const states: unknown[] = [];
  for (const typed of ['not this one', password]) {
    chart.send({ type: 'confirmation.confirm', proof: { password: typed } });
    await settled(chart);
    states.push(chart.getSnapshot().value);
  }
  expect([states, answers]).toEqual([['refused', 'idle'], [true]]);
});

test('a mailed link works once, and says so afterwards', async () => {
  const client = await signedIn();
  await client(accountChanges.requestEmail, { body: { email: 'nora@elsewhere.test' } });
  const mails = readList((await network().request('/__test/outbox')).body, 'data');
  const mail = mails.find((sent) => read(sent, 'template') === 'email-confirm');
  const token = new URL(String(read(mail, 'link'))).searchParams.get('token');
  const effects = mailedLinkEffects(signedOut(), accountChanges.confirmEmail, token);
  const open = async () => {
    const input = { hasLink: true };
    const chart = createActor(mailedLinkMachine.provide(effects), { input }).start();
    chart.send({ type: 'link.open' });
    await settled(chart);
    return chart.getSnapshot().value;
  };
  expect([await open(), await open()]).toEqual(['done', 'refused']);
});

// Where the effects of the other charts are tested.
const elsewhere: Readonly<Record<string, string>> = {
  configuration: 'tests/e2e/failed-bootstrap.e2e.ts',
  connection: 'tests/e2e/connection.e2e.ts',
  deployment: 'tests/e2e/deployment.e2e.ts',
  navigation: 'makes no call of the network; tests/e2e/session.model.e2e.ts',
  'notification-centre': 'makes no call of the network; tests/portal/kept-notifications.test.tsx',
  session: 'tests/properties/session.test.ts, tests/e2e/session.model.e2e.ts',
  'session-clock': 'makes no call of the network; tests/e2e/toasts.e2e.ts',
  'shadow-login': 'makes no call of the network; tests/e2e/shadow.e2e.ts',
};

test('[M2] the effects of every chart are tested on the network, or named with the place of their test', () => {
  const names = projectFiles
    .filter((file) => /satisfies \w+Effects\b/.test(readProjectFile(file)))
    .flatMap((file) => /^src\/portal\/(.+)\.ts$/.exec(file)?.[1] ?? []);
  const here = projectFiles
    .filter((file) => /^tests\/api\/chart-\w+\.test\.ts$/.test(file))
    .map(readProjectFile)
    .join('\n');
  const isTried = (name: string) => here.includes(`from '#portal/${name}.ts'`);
  expect(names.filter((name) => !isTried(name)).toSorted()).toEqual(Object.keys(elsewhere).toSorted());
});
