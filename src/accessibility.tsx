import { showLocale } from '#audit/audit-locale.ts';
import { StatementPage } from '#audit/statement/statement-page.tsx';
import { initialLocale } from '#i18n/i18n.ts';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

await showLocale(initialLocale());
createRoot(root).render(<StatementPage />);
