import { inquiriesHref } from '#account/inquiry-address.ts';
import { useFormats } from '#i18n/formats.tsx';
import { useNotificationCentre } from '#portal/notification-centre.ts';
import { useOffered } from '#portal/offered.ts';
import { BellButton } from '#ui/layout/bell-button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { NotificationItem, NotificationList, NotificationRow } from '#ui/feedback/notification-list.tsx';
import { toastTexts } from '#ui/feedback/toast-variants.ts';
import { Popover } from '#ui/overlays/popover.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Plural, useLingui } from '@lingui/react/macro';
import { useIsFetching } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { InquiryCounts } from '#account/inquiry-news.tsx';
import { ToastActionButton } from './toast-action-button.tsx';

// It shows nothing, and needs no styles.
const InquiryNews = lazyComponent(
  async () => (await import('#account/inquiry-news.tsx')).InquiryNews,
  undefined,
  { hasInitialStyles: true },
);

const BellNotices = lazyComponent(async () => (await import('./bell-notices.tsx')).BellNotices);
const NothingNew = lazyComponent(async () => (await import('./bell-notices.tsx')).NothingNew);

const loadNotices = () => Promise.all([BellNotices.load(), NothingNew.load()]);

// In ms: a pause between two calls is no rest.
const rest = 500;

function Resting({ onRested }: { onRested: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onRested, rest);
    return () => clearTimeout(timer);
  }, [onRested]);
  return null;
}

function UntilRested({ onRested }: { onRested: () => void }) {
  const isLoading = useIsFetching() > 0;
  return isLoading ? null : <Resting onRested={onRested} />;
}

// The network is asked once the first screen has its data.
function News({ onCount }: { onCount: (counts: InquiryCounts) => void }) {
  const [hasRested, setRested] = useState(false);
  const onRested = useCallback(() => setRested(true), []);
  if (!hasRested) return <UntilRested onRested={onRested} />;
  return (
    <Suspense>
      <InquiryNews onCount={onCount} />
    </Suspense>
  );
}

function useInquiryNews() {
  const hasInquiries = useOffered('inquiries');
  const [counts, onCount] = useState<InquiryCounts>({ answers: 0, waiting: 0 });
  return { counts, news: hasInquiries ? <News onCount={onCount} /> : null };
}

type HeadProps = { counts: InquiryCounts; onOpen: () => void };

function InquiriesWithNews({ counts: { answers, waiting }, onOpen }: HeadProps) {
  return (
    <>
      {waiting > 0 ? (
        <NotificationRow>
          <Link href={inquiriesHref()} onClick={onOpen}>
            <Plural value={waiting} one="# inquiry waits for you" other="# inquiries wait for you" />
          </Link>
        </NotificationRow>
      ) : null}
      {answers > 0 ? (
        <NotificationRow>
          <Link href={inquiriesHref()} onClick={onOpen}>
            <Plural value={answers} one="# inquiry has an answer" other="# inquiries have an answer" />
          </Link>
        </NotificationRow>
      ) : null}
    </>
  );
}

// As of when it was opened: what comes later must not move what stands below.
function Head({ counts, onOpen }: HeadProps) {
  const [shown] = useState(counts);
  return (
    <Suspense fallback={<Skeleton width="100%" height={120} />}>
      <BellNotices onOpen={onOpen}>
        <InquiriesWithNews counts={shown} onOpen={onOpen} />
      </BellNotices>
    </Suspense>
  );
}

/** The toasts of this session, as each is on screen for seconds only (O13): when, what, and its action. */
export function NotificationBell() {
  const { t, i18n } = useLingui();
  const { clock, count } = useFormats();
  const { notifications, unread: shown, isOpen, show, carryOut } = useNotificationCentre();
  const { counts, news } = useInquiryNews();
  const unread = shown + counts.answers + counts.waiting;
  return (
    <>
      {news}
      <Popover
        end
        loadContent={loadNotices}
        label={t`Notifications of this session`}
        open={isOpen}
        onOpenChange={show}
        trigger={
          <BellButton
            label={unread > 0 ? t`Notifications, ${count(unread)} new` : t`Notifications`}
            count={unread > 0 ? count(unread) : null}
          />
        }
        head={<Head counts={counts} onOpen={() => show(false)} />}
        foot={
          notifications.length > 0 ? (
            <span>
              <Plural
                value={notifications.length}
                one="# notification since you signed in"
                other="# notifications since you signed in"
              />
            </span>
          ) : null
        }
      >
        <NotificationList
          label={t`Notifications of this session`}
          empty={
            <Suspense>
              <NothingNew hasInquiries={counts.answers + counts.waiting > 0} />
            </Suspense>
          }
        >
          {notifications.map(({ key, at, type, action, ...words }) => {
            const { title, description } = toastTexts({ type, ...words }, (message) => i18n._(message));
            return (
              <NotificationItem
                key={key}
                type={type}
                title={title}
                text={description}
                time={clock(new Date(at))}
                action={action ? <ToastActionButton action={action} onChoose={carryOut} /> : null}
              />
            );
          })}
        </NotificationList>
      </Popover>
    </>
  );
}
