import { createToaster, Toast, Toaster as Ark } from '@ark-ui/react/toast';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import type { OpenNotice } from '#machines/notifications/notifications.machine.ts';
import { toast } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';
import { noticeLooks, noticeWords } from './notice-looks.ts';

// The library hands back what it was given, untyped; what is no notice of ours is none.
const isNotice = (given: unknown): given is OpenNotice =>
  typeof given === 'object' && given !== null && 'key' in given && 'type' in given;

// At the bottom, since primary actions stand at the top of a page; how far above it, the recipe says.
const edge = '16px';
const toaster = createToaster({
  placement: 'bottom-start',
  offsets: { top: edge, right: edge, bottom: 'var(--toast-bottom)', left: edge },
  gap: 8,
});

type ToasterProps = {
  /** What is open, the oldest first; the same words raised anew are another object (E11). */
  notices: readonly OpenNotice[];
  onClose: (key: string) => void;
  /** The pointer or the focus comes to rest on the notices, and leaves them. */
  onHold: () => void;
  onRelease: () => void;
  /** The button of what a notice offers. */
  renderAction: (notice: OpenNotice) => ReactNode;
};

// Where the focus was before it came to the notices; whoever closes the one that has it is brought back.
function useFocusBefore() {
  const before = useRef<EventTarget | null>(null);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    giveBack: ({ key }: OpenNotice) => {
      const place = document.activeElement?.closest<HTMLElement>('[data-notice]');
      if (place?.dataset['notice'] === key && before.current instanceof HTMLElement) before.current.focus();
    },
  };
}

type Told = {
  onClose: (key: string) => void;
  /** A notice begins to go, also one that was withdrawn. */
  onLeave: (notice: OpenNotice) => void;
};

// Keeps the library's toasts in step with the notices: what is gone is closed first (E11).
function useToasts(notices: readonly OpenNotice[], { onClose, onLeave }: Told) {
  const { i18n } = useLingui();
  const shown = useRef(new Map<OpenNotice, string>());
  useEffect(() => {
    function hide(notice: OpenNotice, id: string) {
      shown.current.delete(notice);
      toaster.dismiss(id);
    }
    function show(notice: OpenNotice) {
      const id = toaster.create({
        ...noticeWords(notice, (message) => i18n._(message)),
        duration: Number.POSITIVE_INFINITY,
        meta: { notice },
        onStatusChange: ({ status }) => {
          if (status !== 'dismissing') return;
          onLeave(notice);
          if (shown.current.delete(notice)) onClose(notice.key);
        },
      });
      shown.current.set(notice, id);
    }
    // The library renders each toast synchronously, which React allows only outside of effects.
    const timer = setTimeout(() => {
      for (const [notice, id] of shown.current) if (!notices.includes(notice)) hide(notice, id);
      for (const notice of notices) if (!shown.current.has(notice)) show(notice);
    });
    return () => clearTimeout(timer);
  });
}

type CardProps = { title: ReactNode; text: ReactNode; notice: OpenNotice; action: ReactNode };

function Card({ title, text, notice: { key, type }, action }: CardProps) {
  const { t } = useLingui();
  const { tone, icon, closable } = noticeLooks[type];
  const styles = toast({ tone });
  return (
    <Toast.Root className={styles.root} role={tone === 'error' ? 'alert' : 'status'} data-notice={key}>
      <Icon of={icon} />
      <div>
        <Toast.Title className={styles.title}>{title}</Toast.Title>
        {text ? <Toast.Description className={styles.text}>{text}</Toast.Description> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {closable ? (
        <Toast.CloseTrigger className={styles.close} aria-label={t`Close`}>
          <Icon of={X} size="sm" />
        </Toast.CloseTrigger>
      ) : null}
    </Toast.Root>
  );
}

/** Notices at the bottom left (E9 to E11, O13); how long they stay is decided elsewhere. */
export function Toaster({ notices, onClose, onHold, onRelease, renderAction }: ToasterProps) {
  const { t } = useLingui();
  const { onFocus, giveBack } = useFocusBefore();
  useToasts(notices, { onClose, onLeave: giveBack });
  return (
    <Ark
      toaster={toaster}
      aria-label={t`Notifications`}
      className={toast().region}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={(event) => {
        onFocus(event);
        onHold();
      }}
      onBlur={onRelease}
    >
      {({ title, description, meta }) => {
        const notice: unknown = meta?.notice;
        if (!isNotice(notice)) return null;
        return <Card title={title} text={description} notice={notice} action={renderAction(notice)} />;
      }}
    </Ark>
  );
}
