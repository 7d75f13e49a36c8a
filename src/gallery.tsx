import { initialLocale } from '#i18n/i18n.ts';
import { createRoot } from 'react-dom/client';
import { activateGalleryLocale } from '#gallery/gallery-locale.ts';
import { Gallery } from '#gallery/gallery.tsx';
import { networkName } from '#gallery/network-name.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const [network] = await Promise.all([networkName(), activateGalleryLocale(initialLocale())]);
createRoot(root).render(<Gallery network={network} />);
