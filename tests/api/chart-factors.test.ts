import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { secondFactor } from '#contract/second-factor.ts';
import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';
import { factorSetupMachine } from '#machines/factor-setup/factor-setup.machine.ts';
import { confirmationEffects } from '#portal/confirmation.ts';
import { factorSetupEffects } from '#portal/factor-setup.ts';
import { codeOf } from '../support/totp-code.ts';
import { settled, networkOfFile } from './charts-on-network.ts';

const { network, signedIn } = networkOfFile();
const now = () => network().network.clock.now();

async function openSetup() {
  const client = await signedIn();
  const secrets: (string | null)[] = [];
  const codes: (readonly string[] | null)[] = [];
  let reloads = 0;
  const effects = factorSetupEffects({
    client,
    showSecret: (shown) => secrets.push(shown && shown.secret),
    showCodes: (shown) => codes.push(shown),
    reload: () => {
      reloads += 1;
    },
  });
  const chart = createActor(factorSetupMachine.provide(effects)).start();
  const send = async (event: Parameters<typeof chart.send>[0]) => {
    chart.send(event);
    await settled(chart);
    return chart.getSnapshot().value;
  };
  return { client, chart, send, secrets, codes, reloads: () => reloads };
}

test('an authenticator app is set up by its code, its recovery codes are shown once, and it is removed', async () => {
  const { client, chart, send, secrets, codes, reloads } = await openSetup();
  expect(await send({ type: 'app.set' })).toBe('scanning');
  const secret = String(secrets.at(-1));
  expect(await send({ type: 'app.activate', code: 'no code' })).toBe('scanning');
  expect(chart.getSnapshot().context.failure?.code).toBe('INVALID_SECOND_FACTOR');
  expect(await send({ type: 'app.activate', code: codeOf(secret, now()) })).toBe('showingCodes');
  expect([codes.at(-1)?.length, secrets.at(-1), reloads()]).toEqual([10, null, 1]);
  expect(JSON.stringify(chart.getPersistedSnapshot())).not.toContain(codes.at(-1)?.[0]);
  expect([await send({ type: 'codes.keep' }), codes.at(-1)]).toEqual(['idle', null]);
  expect(await send({ type: 'app.set' })).toBe('idle');
  expect(chart.getSnapshot().context.failure?.code).toBe('SECOND_FACTOR_EXISTS');

  expect(await send({ type: 'codes.renew' })).toBe('askingToRenew');
  expect([await send({ type: 'setup.confirm' }), codes.at(-1)?.length]).toEqual(['showingCodes', 10]);
  await send({ type: 'codes.keep' });

  await send({ type: 'factor.remove', factor: { type: 'totp' } });
  expect(await send({ type: 'setup.confirm' })).toBe('idle');
  expect((await client(secondFactor.get)).totp).toBeNull();
});

test('[S9] an app that another tab has set up meanwhile is said to be there, and the list is loaded again', async () => {
  const [one, other] = [await openSetup(), await openSetup()];
  await one.send({ type: 'app.set' });
  await other.send({ type: 'app.set' });
  const former = codeOf(String(one.secrets.at(-1)), now());
  expect(await one.send({ type: 'app.activate', code: former })).toBe('scanning');
  expect([one.chart.getSnapshot().context.failure?.code, one.reloads()]).toEqual([
    'INVALID_SECOND_FACTOR',
    0,
  ]);
  const code = codeOf(String(other.secrets.at(-1)), now());
  expect(await other.send({ type: 'app.activate', code })).toBe('showingCodes');
  expect(await one.send({ type: 'app.activate', code: former })).toBe('scanning');
  expect([one.chart.getSnapshot().context.failure?.code, one.reloads()]).toEqual(['SECOND_FACTOR_EXISTS', 1]);
  expect((await one.client(secondFactor.get)).totp).not.toBeNull();
  await one.send({ type: 'setup.abandon' });
  await one.send({ type: 'factor.remove', factor: { type: 'totp' } });
  await one.send({ type: 'setup.confirm' });
  expect((await one.client(secondFactor.get)).totp).toBeNull();
});

test('a confirmation takes a code of the authenticator app', async () => {
  const { client, send, secrets } = await openSetup();
  await send({ type: 'app.set' });
  await send({ type: 'app.activate', code: codeOf(String(secrets.at(0)), now()) });
  await network().request('/__test/clock', { json: { advanceMs: 60_000 } });
  const effects = confirmationEffects(client, () => undefined);
  const chart = createActor(confirmationMachine.provide(effects)).start();
  chart.send({ type: 'session.began' });
  chart.send({ type: 'confirmation.ask' });
  chart.send({ type: 'confirmation.confirm', proof: { code: 'no code' } });
  await settled(chart);
  expect(chart.getSnapshot().value).toBe('refused');
  chart.send({ type: 'confirmation.confirm', proof: { code: codeOf(String(secrets.at(0)), now()) } });
  await settled(chart);
  expect(chart.getSnapshot().value).toBe('idle');
});
