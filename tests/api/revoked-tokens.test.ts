import { describe, expect, test } from 'vitest';
import { type TestNetwork, read, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
});

const email = 'publisher@portal.test';
const outbox = async () => readList((await network.request('/__test/outbox')).body, 'data');
async function mail(template: string) {
  const found = (await outbox()).find((sent) => read(sent, 'template') === template);
  return { text: String(read(found, 'text')), link: String(read(found, 'link')) };
}
const secretOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const undo = (link: string) =>
  network.request('/publisher/v1/undo-change', { json: { token: secretOf(link) } });
const requestEmail = () =>
  network.request('/publisher/v1/user-profile/email', { json: { email: 'nora@elsewhere.test' }, token });

describe('API tokens that end together', () => {
  const create = (name: string) =>
    network.request('/publisher/v1/api-tokens', { json: { name, scope: 'figures', days: 30 }, token });
  async function createThree() {
    const named = [await create('Weekly report'), await create('Warehouse')];
    const hints = named.map(({ body }) => String(read(body, 'data.hint')));
    const unnamed = await network.request('/oauth/pat', { method: 'POST', token });
    const secret = String(read(unnamed.body, 'data.access_token'));
    return `- Weekly report ${hints[0]}\n- Warehouse ${hints[1]}\n- pat_…${secret.slice(-4)}`;
  }
  const since = async (count: number) => (await outbox()).slice(0, -count);

  test('are in one mail, after a new password by link', async () => {
    const tokens = await createThree();
    await network.request('/password/publisher/email', { json: { email } });
    const { link } = await mail('password-reset');
    const before = (await outbox()).length;
    const chosen = 'a wholly new passphrase';
    const json = { email, token: secretOf(link), password: chosen, password_confirmation: chosen };
    await network.request('/password/publisher/reset', { json });
    const sent = await since(before);
    expect(sent.map((one) => read(one, 'template'))).toEqual(['password-changed']);
    expect(read(sent[0], 'text')).toContain(`These API tokens were revoked:\n${tokens}\n`);
  });

  test('are in one mail, after a change was undone', async () => {
    await requestEmail();
    const tokens = await createThree();
    const { link } = await mail('email-change-requested');
    const before = (await outbox()).length;
    await undo(link);
    const sent = await since(before);
    expect(sent.map((one) => read(one, 'template'))).toEqual(['change-undone']);
    expect(read(sent[0], 'text')).toContain(`These API tokens were revoked:\n${tokens}\n`);
  });

  test('are in no mail where none has ended', async () => {
    await requestEmail();
    await undo((await mail('email-change-requested')).link);
    expect((await mail('change-undone')).text).not.toContain('These API tokens');
    expect((await mail('email-change-requested')).text).not.toContain('These API tokens');
  });
});
