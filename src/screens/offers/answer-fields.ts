import type { OfferDetails } from '#contract/offer-parts.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type Question = OfferDetails['questions'][number];
type AnswerName = `answer_${number}`;
type AnswerField = { type: 'textarea'; label: MessageDescriptor; rules: string };
export type AnswerFields = Readonly<Record<AnswerName, AnswerField>>;

export const answerName = ({ id }: Pick<Question, 'id'>): AnswerName => `answer_${id}`;

/** One field per question, labelled with it. */
export const answerFields = (questions: readonly Question[]): AnswerFields =>
  Object.fromEntries(
    questions.map(({ id, text, required }) => [
      answerName({ id }),
      {
        type: 'textarea',
        // The words come from the network, so no catalogue has them.
        label: msg`${text}`,
        rules: required ? 'required|max:2000' : 'max:2000',
      } as const,
    ]),
  );
