import { expect, test } from 'vitest';
import { createHold } from './hold-screen.ts';

test('[A10] says whether a form that is held is being sent', () => {
  const { hold, isSending } = createHold(() => undefined);
  let sends = false;
  const release = hold({ parameters: [], forget: () => undefined, isSending: () => sends });
  expect(isSending()).toBe(false);
  sends = true;
  expect(isSending()).toBe(true);
  release();
  expect(isSending()).toBe(false);
});

test('[A10] each form is held and released by a name of its own, once, and only those that were left forget', () => {
  const sent: unknown[] = [];
  const { hold, forget } = createHold((event) => sent.push(event));
  const forgotten: string[] = [];
  const form = (name: string) => ({
    parameters: [name],
    forget: () => void forgotten.push(name),
    isSending: () => false,
  });
  const [same, other] = [form('same'), form('other')];
  const release = hold(same);
  hold(same);
  hold(other);
  release();
  release();
  forget(['form 1', 'form 3']);
  expect(sent).toEqual([
    { type: 'form.held', form: 'form 1', parameters: ['same'] },
    { type: 'form.held', form: 'form 2', parameters: ['same'] },
    { type: 'form.held', form: 'form 3', parameters: ['other'] },
    { type: 'form.released', form: 'form 1' },
  ]);
  expect(forgotten).toEqual(['other']);
});
