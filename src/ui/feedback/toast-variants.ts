import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, Info, ServerCrash, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ToastType } from '#machines/toast/toast.machine.ts';
import type { Toast } from '#machines/toasts/toasts.machine.ts';

type ToastVariant = {
  tone: 'info' | 'warning' | 'error' | 'success';
  icon: LucideIcon;
  closable?: true;
};

// Errors have a button to close them (E9).
export const toastVariants: Record<ToastType, ToastVariant> = {
  info: { tone: 'info', icon: Info },
  warning: { tone: 'warning', icon: TriangleAlert },
  error: { tone: 'error', icon: CircleAlert, closable: true },
  success: { tone: 'success', icon: CircleCheck },
  apiError: { tone: 'error', icon: ServerCrash, closable: true },
  saveSuccess: { tone: 'success', icon: CircleCheck },
};

// The text of a kind without one (E9, E10).
const ownTexts: Partial<Record<ToastType, MessageDescriptor>> = {
  apiError: msg`Internal Server Error`,
  saveSuccess: msg`Saving was succesful`,
};

type ToastTexts = { title: string; description?: string | undefined };

/** A title stands over its text; a text alone is the title. */
export function toastTexts(
  { type, title, text }: Toast,
  write: (message: MessageDescriptor) => string,
): ToastTexts {
  if (title) return { title, description: text };
  const own = ownTexts[type];
  return { title: text ?? (own ? write(own) : '') };
}
