import { expect } from 'vitest';
// Loaded before the first test, whose time it would take.
import '#server/pdf/draw-document.ts';
import type { TestNetwork } from './network.ts';
import { idOf, paymentSteps, second } from './payment-steps.ts';

export type Asked = { language?: string; username?: string };

/** Documents of payments, and what stands in them. */
export function paymentPdfs(opened: TestNetwork) {
  const { network, url, request, tokenOf } = opened;
  const steps = paymentSteps(opened);
  return {
    async load(rest: string, { language = 'en', username = second.username }: Asked = {}) {
      const answer = await fetch(`${url}/publisher/v1/payments${rest}`, {
        headers: { authorization: `Bearer ${await tokenOf(username)}`, 'accept-language': language },
      });
      const { status, headers } = answer;
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const [, name] = headers.get('content-disposition')?.split('"') ?? [];
      return { name, bytes: new Uint8Array(await answer.arrayBuffer()) };
    },
    async configure(json: unknown) {
      const token = await tokenOf('operator@portal.test');
      expect((await request('/publisher/v1/config', { method: 'PUT', json, token })).status).toBe(200);
    },
    /** The id of an approved payment of 333.35 for one conversion, to these billing details. */
    async approved(details: Record<string, string | null> = { country: 'GB' }) {
      await network.db.deleteFrom('conversion').where('partner_id', '=', second.partnerId).execute();
      await steps.earnEnough(33_335);
      await steps.billing(details);
      const id = idOf(await steps.ask());
      await steps.decide(id, { decision: 'approve' });
      return id;
    },
  };
}
