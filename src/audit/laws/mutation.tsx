import { audit } from '#styled/recipes';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useSay, type Say } from '../charts/chart-texts.ts';
import { transitionText } from '../charts/spoken.ts';
import { mutationOf } from './mutation-words.ts';

/** 'navigation.idle: location.changed → guarding' and 'is missing', in the words of the drawing. */
export function spokenMutation(mutant: string, say: Say, i18n: I18n): { element: string; change: string } {
  const { element, joint, transition, change } = mutationOf(mutant);
  const spoken = transition ? `${transition.source}: ${transitionText(transition, say)}` : element;
  return { element: joint ? i18n._(joint) : spoken, change: change ? i18n._(change) : '' };
}

/** What is broken, and how. */
export function Mutation({ of: mutant }: { of: string }) {
  const { i18n } = useLingui();
  const { element, change } = spokenMutation(mutant, useSay(), i18n);
  return (
    <>
      <span className={audit().code}>{element}</span> {change}
    </>
  );
}
