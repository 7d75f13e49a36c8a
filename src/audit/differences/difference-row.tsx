import { audit, differences } from '#styled/recipes';
import { Badge, type BadgeTone } from '#ui/content/badge.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { Said } from '../charts/said.tsx';
import { useSay } from '../charts/chart-texts.ts';
import { Fold } from '../fold.tsx';
import { sentenceOf } from '../requirements/requirement-rows.ts';
import { RequirementTag } from '../requirements/requirement-tag.tsx';
import type { ApprovedRow } from './approved-rows.ts';
import type { Piece } from './changed-words.ts';
import type { Change, Difference } from './diff.ts';

const changes: Record<Change, { tone: BadgeTone; text: ReactNode }> = {
  added: { tone: 'success', text: <Trans>added</Trans> },
  removed: { tone: 'error', text: <Trans>removed</Trans> },
  changed: { tone: 'warning', text: <Trans>changed</Trans> },
};

export function ChangeBadge({ change }: { change: Change }) {
  const { tone, text } = changes[change];
  return <Badge tone={tone}>{text}</Badge>;
}

const kinds: Record<Difference['kind'], ReactNode> = {
  state: <Trans>State</Trans>,
  transition: <Trans>Transition</Trans>,
  function: <Trans>Code</Trans>,
  file: <Trans>File</Trans>,
  wire: <Trans>Subscription</Trans>,
};

type SideProps = {
  of: 'before' | 'after';
  text: string | null;
  pieces: readonly Piece[];
  change: Change;
};

/** A text of one release; what the other does not have is marked. */
function Side({ of: side, text, pieces, change }: SideProps) {
  const isBefore = side === 'before';
  const Mark = isBefore ? 'del' : 'ins';
  const shown = pieces.filter((piece) => piece.of === 'both' || piece.of === side);
  return (
    <div className={differences({ tone: text === null ? 'absent' : change }).side}>
      <small>{isBefore ? <Trans>in the file</Trans> : <Trans>here</Trans>}</small>
      {text === null ? <Trans>not there</Trans> : null}
      {text === '' ? '–' : null}
      {pieces.length === 0 ? text : null}
      {shown.map((piece, index) => (
        // A piece is known by its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>{piece.of === 'both' ? piece.text : <Mark>{piece.text}</Mark>}</Fragment>
      ))}
    </div>
  );
}

/** What names changed code, and reads as before. */
function Users({ users }: Pick<Difference, 'users'>) {
  const say = useSay();
  const states = users.filter(({ kind }) => kind === 'state').length;
  const transitions = users.length - states;
  if (users.length === 0) return null;
  return (
    <Fold
      summary={
        <>
          {transitions > 0 ? (
            <Plural value={transitions} one="used by # transition" other="used by # transitions" />
          ) : null}
          {transitions > 0 && states > 0 ? ', ' : null}
          {states > 0 ? <Plural value={states} one="used by # state" other="used by # states" /> : null}
        </>
      }
    >
      {() => (
        <ul className={audit().texts}>
          {users.map((user) => (
            <li key={user.id} className={audit().code}>
              {user.name(say)}
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

function RowTexts({ rows, mark }: { rows: readonly ApprovedRow[]; mark: string }) {
  return rows.map(({ situation, text }) => (
    <li key={`${situation} ${text}`}>
      <span>
        {mark} <span className={audit().code}>{text}</span>
        <small className={audit().code}>{situation}</small>
      </span>
    </li>
  ));
}

/** Rows of approved tables that are gone or new. */
export function ApprovedRows({ approved: { removed, added } }: Pick<Difference, 'approved'>) {
  if (removed.length + added.length === 0) return null;
  return (
    <Fold
      summary={<Plural value={removed.length + added.length} one="# approved row" other="# approved rows" />}
    >
      {() => (
        <ul className={audit().texts} lang="en">
          <RowTexts rows={removed} mark="−" />
          <RowTexts rows={added} mark="+" />
        </ul>
      )}
    </Fold>
  );
}

function Because({ names }: { names: readonly string[] }) {
  const list = names.join(', ');
  if (names.length === 0) return null;
  return (
    <p>
      <Trans>Its code was changed: {list}</Trans>
    </p>
  );
}

/** What it answers to, in words: a release is signed by these. */
function Requirements({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => (
    <p key={id}>
      <RequirementTag id={id} /> <Said>{sentenceOf(id) ?? ''}</Said>
    </p>
  ));
}

/** One difference: before and after, the requirements and the approved rows that it concerns. */
export function DifferenceRow({ difference }: { difference: Difference }) {
  const { kind, change, because, users, requirements, approved } = difference;
  const { name, before, after, pieces } = difference.spoken(useSay());
  const styles = differences();
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <ChangeBadge change={change} />
        <span>{kinds[kind]}</span>
        <span className={audit().code}>{name}</span>
      </div>
      <Side of="before" text={before} pieces={pieces} change={change} />
      <Side of="after" text={after} pieces={pieces} change={change} />
      <div className={styles.notes}>
        <Because names={because} />
        <Requirements ids={requirements} />
        <Users users={users} />
        <ApprovedRows approved={approved} />
      </div>
    </li>
  );
}
