import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { toastTexts, toastVariants } from './toast-variants.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const shown = (type: keyof typeof toastVariants) => toastTexts({ type }, (message) => i18n._(message));

test("[E9.c] an API error without a text says 'Internal Server Error'", () => {
  expect(shown('apiError')).toEqual({ title: 'Internal Server Error' });
});

test("[E10.a] a saved change says 'Saving was succesful'", () => {
  expect(shown('saveSuccess')).toEqual({ title: 'Saving was succesful' });
});

test('[O13.a] notifications have six kinds', () => {
  expect(Object.keys(toastVariants).toSorted()).toEqual([
    'apiError',
    'error',
    'info',
    'saveSuccess',
    'success',
    'warning',
  ]);
});
