import { apiBase } from '#api/api-origin.ts';
import { configurationOf } from '#api/configuration.ts';
import { sendCall } from '#api/send-call.ts';
import { config } from '#contract/config.ts';

/** The name in the frame of every screen (C1); empty where the network does not answer. */
export async function networkName(): Promise<string> {
  const headers = { accept: 'application/json' };
  const answer = await sendCall(apiBase() + config.get.path, { headers, responseType: 'text' })
    .then(({ _data: text }): unknown => (typeof text === 'string' ? JSON.parse(text) : null))
    .catch(() => null);
  const data = answer !== null && typeof answer === 'object' && 'data' in answer ? answer.data : null;
  return configurationOf(data, null).general.systemName;
}
