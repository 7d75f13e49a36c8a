import { createToaster, Toast, Toaster as Ark } from '@ark-ui/react/toast';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, ServerCrash, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { toast } from '#styled/recipes';
import { Icon } from './icon.tsx';
import type { NoticeType, RaisedNotice } from './notify.ts';

type Look = {
  tone: 'info' | 'warning' | 'error' | 'success';
  icon: LucideIcon;
  duration: number;
  closable?: true;
};

/** Durations in ms (E9, E10). */
const looks: Record<NoticeType, Look> = {
  info: { tone: 'info', icon: Info, duration: 4500 },
  warning: { tone: 'warning', icon: TriangleAlert, duration: 4500 },
  error: { tone: 'error', icon: CircleAlert, duration: 6000, closable: true },
  success: { tone: 'success', icon: CircleCheck, duration: 2000 },
  apiError: { tone: 'error', icon: ServerCrash, duration: 6000, closable: true },
  saveSuccess: { tone: 'success', icon: CircleCheck, duration: 2000 },
};

const isNoticeType = (type: unknown): type is NoticeType => typeof type === 'string' && type in looks;

const edge = '16px';
const toaster = createToaster({
  placement: 'top-end',
  offsets: { top: '55px', right: edge, bottom: edge, left: edge },
  gap: 8,
});

const most = 4;
/** Words to toast, the oldest first. */
const live = new Map<string, string>();

function close(words: string) {
  const id = live.get(words);
  if (id) toaster.dismiss(id);
  live.delete(words);
}

type Words = { title: string; description?: string };

/** An identical one is closed first (E11), and the oldest gives way to the fifth. */
function show(type: NoticeType, words: Words) {
  const same = JSON.stringify([type, words]);
  close(same);
  const [oldest] = live.keys();
  if (oldest && live.size === most) close(oldest);
  const id = toaster.create({
    ...words,
    duration: looks[type].duration,
    meta: { type },
    onStatusChange: ({ status }) => {
      if (status === 'unmounted' && live.get(same) === id) live.delete(same);
    },
  });
  live.set(same, id);
}

/** Shows each notice once, at the top right (O13). */
export function Toaster({ notices }: { notices: readonly RaisedNotice[] }) {
  const { t } = useLingui();
  const last = useRef(0);
  useEffect(() => {
    const own: Partial<Record<NoticeType, string>> = {
      apiError: t`Internal Server Error`,
      saveSuccess: t`Saving was succesful`,
    };
    // The library renders each toast synchronously, which React allows only outside of effects.
    const timer = setTimeout(() => {
      for (const { id, type, title, text } of notices.filter((notice) => notice.id > last.current)) {
        last.current = id;
        show(type, title ? { title, description: text } : { title: text ?? own[type] ?? '' });
      }
    });
    return () => clearTimeout(timer);
  }, [notices, t]);
  return (
    <Ark toaster={toaster} aria-label={t`Notifications`} className={toast().region}>
      {({ title, description, meta }) => {
        const { tone, icon, closable } = looks[isNoticeType(meta?.type) ? meta.type : 'info'];
        const styles = toast({ tone });
        return (
          <Toast.Root className={styles.root} role={tone === 'error' ? 'alert' : 'status'}>
            <Icon of={icon} />
            <div>
              <Toast.Title className={styles.title}>{title}</Toast.Title>
              {description ? (
                <Toast.Description className={styles.text}>{description}</Toast.Description>
              ) : null}
            </div>
            {closable ? (
              <Toast.CloseTrigger className={styles.close} aria-label={t`Close`}>
                <Icon of={X} size="sm" />
              </Toast.CloseTrigger>
            ) : null}
          </Toast.Root>
        );
      }}
    </Ark>
  );
}
