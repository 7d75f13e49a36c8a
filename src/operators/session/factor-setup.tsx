import { loadScreenTexts } from '#i18n/i18n.ts';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { useConfiguration, useNetwork } from '../network-context.tsx';

// With the words that publishers read.
const FactorCards = lazyComponent(async () => {
  const [part] = await Promise.all([import('#screens/profile/factor-cards.tsx'), loadScreenTexts('profile')]);
  return part.FactorCards;
});

/** The second factors of the operator. */
export function FactorSetup({ onReady }: { onReady?: () => void }) {
  const { client } = useNetwork();
  const { systemName } = useConfiguration().general;
  return <FactorCards client={client} systemName={systemName} {...(onReady && { onReady })} />;
}
