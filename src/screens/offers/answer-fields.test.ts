import { errorText } from '#fields/field-errors.ts';
import { firstBroken } from '#fields/rules-to-schema.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { answerFields } from './answer-fields.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('[O3] [F2] what is wrong with an answer names its question', () => {
  const fields = answerFields([{ id: 7, text: 'Where do you advertise?', required: true }]);
  const broken = firstBroken('x'.repeat(2001), fields.answer_7?.rules ?? '', {});
  if (!broken || broken instanceof Promise) throw new Error('No rule is broken');
  expect(errorText(broken, { fields, name: 'answer_7', texts: 'product', i18n })).toBe(
    'The Where do you advertise? field may not be greater than 2000 characters',
  );
});
