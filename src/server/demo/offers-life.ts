import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import { publisherId } from './accounts.ts';

const reviewMinutes = 10;

type Question = { text: string; required: boolean };

const placement: Question = {
  text: 'Where will the offer appear? Please name the page, channel or newsletter.',
  required: true,
};
const reach: Question = { text: 'How many people do you reach there in a month?', required: false };

const questionsOf: Readonly<Record<string, Question>> = {
  Energy: { text: 'Do you compare tariffs, and how often do you update them?', required: true },
  Finance: { text: 'How do you mark advertising for financial products?', required: true },
  'Health & fitness': { text: 'Which sources do you name for statements about health?', required: true },
  Insurance: { text: 'How do you mark advertising for insurance?', required: true },
  Mobility: { text: 'Do you test the vehicles or services that you recommend?', required: false },
  Telecom: { text: 'Do you compare tariffs, and how often do you update them?', required: true },
};

// Of rejections, by offer.
const reasons: Readonly<Record<number, string>> = {
  46125: 'The advertiser works with comparison portals alone at the moment.',
  47560: 'The brand name was used in search advertising, which this offer does not allow.',
  48467: 'Please apply again once the channel has more than 5,000 subscribers.',
  48702: 'The site named in the application could not be reached.',
};

// Cashback and vouchers are incentives, which some offers do not take.
const withoutIncentives = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

async function seedQuestions(db: Db) {
  const offers = await db
    .selectFrom('offer as o')
    .innerJoin('category as c', 'c.id', 'o.category_id')
    .select(['o.id', 'c.name as category'])
    .where('o.visibility', '=', 'approval')
    .orderBy('o.id')
    .execute();
  const rows = offers.flatMap(({ id, category }) => {
    const more = questionsOf[category];
    return [placement, ...(more ? [more] : []), reach].map(({ text, required }, index) => ({
      offer_id: id,
      position: index + 1,
      text,
      is_required: required,
    }));
  });
  await insertRows(db, 'offer_question', { rows });
}

// What the publisher wrote, by offer; answers in the order of its questions.
const applications: Readonly<Record<number, { traffic: number[]; answers: string[] }>> = {
  48405: {
    traffic: [1],
    answers: ['In the mobility section of kestrel.example', 'Each for a week', '12,000'],
  },
  48467: { traffic: [1, 4], answers: ['On our channel about mobile games', '3,200 subscribers'] },
  48633: { traffic: [1, 4], answers: ['In the guide to solar roofs', 'Every Monday', '40,000'] },
  48702: { traffic: [1], answers: ['On games.kestrel.example, above the reviews', '9,000'] },
};

async function seedAnswers(db: Db) {
  const questions = await db
    .selectFrom('offer_question')
    .select(['id', 'offer_id', 'text'])
    .orderBy('position')
    .execute();
  for (const [offer, { traffic, answers }] of Object.entries(applications)) {
    const asked = questions.filter(({ offer_id }) => offer_id === Number(offer));
    const given = answers.flatMap((answer, index) => {
      const question = asked[index];
      return question ? [{ question_id: question.id, question: question.text, answer }] : [];
    });
    await db
      .updateTable('approval')
      .set({ traffic_type_ids: traffic, answers: JSON.stringify(given) })
      .where('offer_id', '=', Number(offer))
      .where('partner_id', '=', publisherId)
      .execute();
  }
}

async function seedHistory(db: Db) {
  for (const [offer, reason] of Object.entries(reasons)) {
    await db
      .updateTable('approval')
      .set({ reason })
      .where('offer_id', '=', Number(offer))
      .where('status', 'in', ['rejected', 'blocked'])
      .execute();
  }
  await sql`insert into approval_event (partner_id, approval_id, at, action, actor)
    select partner_id, id, applied_at, 'applied', 'publisher' from approval order by id`.execute(db);
  await sql`insert into approval_event (partner_id, approval_id, at, action, actor, reason)
    select partner_id, id, decided_at, status, 'operator', reason from approval
    where decided_at is not null order by id`.execute(db);
}

export async function seedOffersLife(db: Db) {
  await insertRows(db, 'setting', {
    rows: [{ key: 'approval_review_minutes', value: String(reviewMinutes) }],
  });
  // Publishers that had to wait, or were refused, have applied for an offer that needs an approval.
  await sql`update offer set visibility = 'approval' where visibility = 'public'
    and id in (select offer_id from approval where status <> 'approved')`.execute(db);
  await sql`update offer set traffic_type_ids = ${withoutIncentives} where id in
    (select ot.offer_id from offer_tag ot join tag t on t.id = ot.tag_id where t.name = 'No incentives')`.execute(
    db,
  );
  await sql`insert into catalogue_entry (offer_id, published_from)
    select id, created_at from offer where visibility <> 'private' order by id`.execute(db);
  await seedQuestions(db);
  await seedAnswers(db);
  await seedHistory(db);
}
