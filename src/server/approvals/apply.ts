import { sql } from 'kysely';
import type { Application } from '#contract/offer-actions.ts';
import type { Db } from '../database/database.ts';
import type { StoredAnswer } from './tables.ts';
import { type RefusalEntry, refuse } from '../http/refusal.ts';
import type { CallerContext } from '../network.ts';
import { readOfferDetails } from '../offers/read-offer.ts';
import { approve, minutesOfReview, recordEvent } from './review.ts';

type Details = Awaited<ReturnType<typeof readOfferDetails>>;

const entry = (field: string, code: string, description: string): RefusalEntry => ({
  field,
  errors: [{ code, description }],
});

function wrongTraffic({ traffic_type_ids: ids }: Application, { traffic_types: types }: Details) {
  const allowed = new Set(types.filter((type) => type.allowed).map(({ id }) => id));
  const isWrong = ids.some((id) => !allowed.has(id)) || new Set(ids).size !== ids.length;
  return isWrong
    ? [entry('traffic_type_ids', 'NOT_ALLOWED', 'This offer does not take traffic of this type')]
    : [];
}

function wrongAnswers({ answers }: Application, { questions }: Details) {
  const byQuestion = Map.groupBy(answers, (answer) => answer.question_id);
  const missing = questions
    .filter(({ id, required }) => required && !byQuestion.get(id)?.[0]?.answer.trim())
    .map(({ id }) => entry(`answers.${id}`, 'REQUIRED', 'Please answer this question'));
  const questionIds = new Set(questions.map(({ id }) => id));
  const unknown = [...byQuestion]
    .filter(([id, given]) => !questionIds.has(id) || given.length > 1)
    .map(([id]) => entry(`answers.${id}`, 'UNKNOWN', 'This offer asks this question once or not at all'));
  return [...missing, ...unknown];
}

function storedAnswers({ answers }: Application, { questions }: Details): StoredAnswer[] {
  const given = new Map(answers.map(({ question_id, answer }) => [question_id, answer.trim()]));
  return questions.flatMap(({ id, text }) => {
    const answer = given.get(id);
    return answer ? [{ question_id: id, question: text, answer }] : [];
  });
}

type Row = { id: number; status: 'pending' };

// The unique key decides between two applications at once; a withdrawn or rejected one is reused.
async function insert(tx: Db, context: CallerContext, values: { offer: Details; application: Application }) {
  const { clock, caller } = context;
  const { offer, application } = values;
  const [now, minutes] = [clock.now(), await minutesOfReview(tx)];
  const fields = {
    status: 'pending',
    paused: false,
    comment: application.comment,
    traffic_type_ids: application.traffic_type_ids,
    answers: JSON.stringify(storedAnswers(application, offer)),
    applied_at: now,
    decided_at: null,
    reason: null,
    review_due_at: minutes === null ? null : new Date(now.getTime() + minutes * 60_000),
    archived_at: null,
  } as const;
  const row = await tx
    .insertInto('approval')
    .values({ partner_id: caller.partnerId, offer_id: offer.id, ...fields })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'offer_id'])
        .doUpdateSet({ ...fields, revision: sql`approval.revision + 1` })
        .where((eb) =>
          eb.or([eb('approval.archived_at', 'is not', null), eb('approval.status', '=', 'rejected')]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (!row) throw refuse('ALREADY_APPLIED');
  return { id: row.id, status: 'pending' } satisfies Row;
}

/**
 * Applies for an offer; an offer that is open to everybody approves at once. Refuses with NOT_FOUND_HTTP_EXCEPTION,
 * OFFER_NOT_ACTIVE, ALREADY_APPLIED and VALIDATION_ERROR.
 */
export async function applyFor(context: CallerContext, offerId: number, application: Application) {
  const { db, clock, caller } = context;
  const offer = await readOfferDetails(context, offerId);
  if (offer.approval && offer.approval.status !== 'rejected') throw refuse('ALREADY_APPLIED');
  if (offer.status !== 'active') throw refuse('OFFER_NOT_ACTIVE');
  const entries = [...wrongTraffic(application, offer), ...wrongAnswers(application, offer)];
  if (entries.length > 0) throw refuse('VALIDATION_ERROR', { entries });
  return db.transaction().execute(async (tx) => {
    const { id, status } = await insert(tx, context, { offer, application });
    const [partner_id, at] = [caller.partnerId, clock.now()];
    await recordEvent(tx, {
      partner_id,
      approval_id: id,
      at,
      action: 'applied',
      actor: 'publisher',
      user_id: caller.operatorId ?? caller.userId,
    });
    if (offer.requires_approval) return { id, status };
    const approved = await approve(tx, { partner_id, id }, { at, actor: 'network' });
    return { id, status: approved?.status ?? status };
  });
}
