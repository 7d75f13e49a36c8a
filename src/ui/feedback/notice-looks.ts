import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, Info, ServerCrash, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { Notice, NoticeType } from '#machines/notifications/notifications.machine.ts';

type Look = {
  tone: 'info' | 'warning' | 'error' | 'success';
  icon: LucideIcon;
  closable?: true;
};

// How each kind of notice looks; errors have a button to close them (E9).
export const noticeLooks: Record<NoticeType, Look> = {
  info: { tone: 'info', icon: Info },
  warning: { tone: 'warning', icon: TriangleAlert },
  error: { tone: 'error', icon: CircleAlert, closable: true },
  success: { tone: 'success', icon: CircleCheck },
  apiError: { tone: 'error', icon: ServerCrash, closable: true },
  saveSuccess: { tone: 'success', icon: CircleCheck },
};

// What a kind says when nothing else is said (E9, E10).
const ownTexts: Partial<Record<NoticeType, MessageDescriptor>> = {
  apiError: msg`Internal Server Error`,
  saveSuccess: msg`Saving was succesful`,
};

type Words = { title: string; description?: string | undefined };

/** The words of a notice: a title stands over its text, a text alone is the title. */
export function noticeWords(
  { type, title, text }: Notice,
  write: (message: MessageDescriptor) => string,
): Words {
  if (title) return { title, description: text };
  const own = ownTexts[type];
  return { title: text ?? (own ? write(own) : '') };
}
