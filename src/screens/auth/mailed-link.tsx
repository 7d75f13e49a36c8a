import { textOfAll } from '#i18n/error-messages.ts';
import type { useMailedLink } from '#portal/mailed-link.ts';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Link2Off, MailQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outcome, ToLogin } from './outcome.tsx';

type Text = { title: ReactNode; text: ReactNode };
type MailedLinkProps = {
  link: ReturnType<typeof useMailedLink>;
  /** `details` stand under its text. */
  question: Text & { details?: ReactNode; action: ReactNode };
  done: Text;
  /** What to do about a link that is used or too old. */
  refused: ReactNode;
};

function Question({ link: { isOpening, messages, open }, question }: MailedLinkProps) {
  const { i18n } = useLingui();
  return (
    <Outcome
      tone="info"
      icon={MailQuestionMark}
      title={question.title}
      actions={
        <Button variant="primary" busy={isOpening} onClick={open}>
          {question.action}
        </Button>
      }
    >
      <p>{question.text}</p>
      {question.details}
      {messages.length > 0 ? (
        <Callout tone="error" live>
          {textOfAll(messages, i18n)}
        </Callout>
      ) : null}
    </Outcome>
  );
}

/** Asks before it does what a mailed link is for, and says how that went. */
export function MailedLink(props: MailedLinkProps) {
  const { link, done, refused } = props;
  const { outcome } = link;
  if (!outcome) return <Question {...props} />;
  if (outcome.ok) {
    return (
      <Outcome tone="success" icon={CircleCheck} title={done.title} actions={<ToLogin variant="primary" />}>
        <p>{done.text}</p>
      </Outcome>
    );
  }
  return (
    <Outcome
      tone="error"
      icon={Link2Off}
      title={<Trans>This link does not work any more</Trans>}
      actions={<ToLogin variant="secondary" />}
    >
      <p>
        {outcome.error ? (
          refused
        ) : (
          <Trans>It is incomplete, or the page was loaded again. Open the link of the newest email.</Trans>
        )}
      </p>
    </Outcome>
  );
}
