import { query } from '#api/queries.ts';
import { inquiries, type InquiryDetails } from '#contract/inquiries.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkText } from '#i18n/network-text.tsx';
import { entryOf } from '#i18n/words.ts';
import { DownloadButton } from '#lists/download-button.tsx';
import { Timeline, type TimelineItem } from '#ui/content/timeline.tsx';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CheckCheck, Circle, MessageCircleQuestionMark, MessageSquare, Reply, Undo2, X } from 'lucide-react';
import { inquiryStatuses } from './inquiry-words.ts';

type Message = InquiryDetails['messages'][number];
type Appearance = Pick<TimelineItem, 'icon' | 'tone'>;

const appearances: Record<Extract<Message['status'], keyof typeof inquiryStatuses>, Appearance> = {
  open: { icon: MessageSquare, tone: 'neutral' },
  answered: { icon: Reply, tone: 'neutral' },
  asked: { icon: MessageCircleQuestionMark, tone: 'warning' },
  granted: { icon: CheckCheck, tone: 'success' },
  declined: { icon: X, tone: 'error' },
  withdrawn: { icon: Undo2, tone: 'neutral' },
};
const unknown: Appearance = { icon: Circle, tone: 'neutral' };

function Evidence({ inquiry, message }: { inquiry: number; message: Message }) {
  const { t } = useLingui();
  if (!message.file) return null;
  const { name } = message.file;
  return (
    <DownloadButton
      quiet
      query={query(inquiries.file, { params: { id: inquiry, message: message.id } })}
      tip={t`The evidence of this message`}
      label={t`Download ${name}`}
    >
      {name}
    </DownloadButton>
  );
}

// A message of the publisher waits for the network; a question back has a word of its own.
function labelOf(status: Message['status']) {
  if (status === 'open') return undefined;
  if (status === 'asked') return msg({ message: 'Question', context: 'inquiry' });
  return entryOf(inquiryStatuses, status)?.label;
}

/** What was said and decided, the oldest first. */
export function InquiryHistory({ inquiry }: { inquiry: InquiryDetails }) {
  const { i18n } = useLingui();
  const { dateTime } = useFormats();
  const items = inquiry.messages.map((message): TimelineItem => {
    const { id, name, status, text, sent_at: at } = message;
    const label = labelOf(status);
    return {
      id: String(id),
      ...(entryOf(appearances, status) ?? unknown),
      title: label ? `${name}: ${i18n._(label)}` : name,
      note: (
        <>
          {dateTime(new Date(at))}
          {text.split('\n').map((line, nth) => (
            // The lines of a message stay as they are.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={nth}>
              <NetworkText>{line}</NetworkText>
            </p>
          ))}
          <Evidence inquiry={inquiry.id} message={message} />
        </>
      ),
    };
  });
  return <Timeline items={items} />;
}
