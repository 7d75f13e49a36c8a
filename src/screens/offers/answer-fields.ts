import type { OfferDetails } from '#contract/offer-parts.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type Question = OfferDetails['questions'][number];
type AnswerName = `answer_${number}`;
type AnswerField = { type: 'textarea'; label: MessageDescriptor; rules: string };
export type AnswerFields = Readonly<Record<AnswerName, AnswerField>>;

/** The field in which a question is answered. */
export const answerName = ({ id }: Pick<Question, 'id'>): AnswerName => `answer_${id}`;

/** A field for each question of an offer; it is called what the question says. */
export const answerFields = (questions: readonly Question[]): AnswerFields =>
  Object.fromEntries(
    questions.map(({ id, text, required }) => [
      answerName({ id }),
      {
        type: 'textarea',
        // A message of the catalogue around words of the network, which are in none.
        label: msg`${text}`,
        rules: required ? 'required|max:2000' : 'max:2000',
      } as const,
    ]),
  );
