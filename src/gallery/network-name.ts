import { apiBase } from '#api/api-origin.ts';
import { configurationOf } from '#api/configuration.ts';
import { config } from '#contract/config.ts';

/** The name in the frame of every screen (C1); empty where the network does not answer. */
export async function networkName(): Promise<string> {
  const answer = await fetch(apiBase() + config.get.path, { headers: { accept: 'application/json' } })
    .then((response): Promise<unknown> => response.json())
    .catch(() => null);
  const data = answer !== null && typeof answer === 'object' && 'data' in answer ? answer.data : null;
  return configurationOf(data, null).general.systemName;
}
