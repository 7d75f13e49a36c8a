import { configuration } from '#contract/config.ts';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

const answer = z.object({ data: configuration });

async function loadProvider() {
  const response = await fetch('/publisher/v1/config', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The configuration is not there: ${response.status}`);
  const { general } = answer.parse(await response.json()).data;
  return { name: general?.system_name ?? null, email: general?.support_email ?? null };
}

/** Who provides the portal, and where to write to: null for what the network does not say (C1). */
export const useProvider = () => useQuery({ queryKey: ['provider'], queryFn: loadProvider });
