import { createRoot } from 'react-dom/client';
import { Floor } from './floor.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Floor />);
