import type { OpenNotice } from '#machines/notifications/notifications.machine.ts';
import { useSelector } from '@xstate/react';
import type { NoticesActor } from './notices.ts';

/** The notices that are open, the oldest first. */
export const useNoticeList = (chart: NoticesActor): readonly OpenNotice[] =>
  useSelector(chart, ({ context }) => context.notices);
