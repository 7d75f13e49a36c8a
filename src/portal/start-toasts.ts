import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { joinRoot, type Root } from './join-root.ts';

export const startToasts = (root: Root) => joinRoot(root, { name: 'toasts' }, toastsMachine);
