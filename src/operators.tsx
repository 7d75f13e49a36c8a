import { initialLocale } from '#i18n/i18n.ts';
import { createNetwork } from '#operators/network.ts';
import { OperatorsApp } from '#operators/operators-app.tsx';
import { activateOperatorsLocale } from '#operators/operators-locale.ts';
import { loadPart } from '#ui/platform/load-part.ts';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const network = createNetwork();
// Without texts nothing can be rendered: the page itself brings an offer to reload (E12).
const offer = document.body.querySelector('template')?.content;
await loadPart(() => activateOperatorsLocale(initialLocale()), {
  onFailure: () => root.replaceChildren(offer?.cloneNode(true) ?? ''),
});
createRoot(root).render(<OperatorsApp network={network} />);
