import { initialLocale } from '#i18n/i18n.ts';
import { createRoot } from 'react-dom/client';
import { activateGalleryLocale } from '#gallery/gallery-locale.ts';
import { Gallery } from '#gallery/gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

await activateGalleryLocale(initialLocale());
createRoot(root).render(<Gallery />);
