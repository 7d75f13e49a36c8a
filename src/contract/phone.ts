import * as z from 'zod/mini';

/** 5 to 15 digits (E.164) and what is written between them; a plus only at the beginning. */
export const phonePattern = /^\s*\+?(?:[\s()./-]*\d){5,15}[\s()./-]*$/;

/** Of a person to call; empty where there is none. */
export const phone = z.string().check(
  z.trim(),
  z.maxLength(40),
  z.refine((text) => text === '' || phonePattern.test(text), 'This is not a phone number'),
);
