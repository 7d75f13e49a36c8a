import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { View } from './use-views.ts';
import { questionParameter } from './view-address.ts';

const aboutAll = ['save', 'manage', 'import'] as const;
const aboutOne = ['rename', 'remove'] as const;

/** What is asked about the views of a list: about all of them, or about one. */
export type ViewQuestion =
  | { asks: (typeof aboutAll)[number] }
  | { asks: (typeof aboutOne)[number]; view: View };

const nameOf = ({ place, id }: View) => `${place}.${id}`;

/** What the address asks about the views of a list, and how to ask something else: one step in the history. */
export function useViewQuestion(kind: string, views: readonly View[]) {
  const [address, setAddress] = useSearchParams();
  const [of, asked, ...named] = address.get(questionParameter)?.split('.') ?? [];
  const [chosen, setChosen] = useState<View | null>(null);
  const about = aboutAll.find((name) => name === asked);
  const aboutView = aboutOne.find((name) => name === asked);
  // One that was just removed stands in its dialog until that closes.
  const view = [...views, ...(chosen ? [chosen] : [])].find((one) => nameOf(one) === named.join('.'));

  function questionOf(): ViewQuestion | null {
    if (of !== kind) return null;
    if (about) return { asks: about };
    return aboutView && view ? { asks: aboutView, view } : null;
  }
  function ask(question: ViewQuestion | null) {
    const one = question && 'view' in question ? question.view : null;
    setChosen(one);
    setAddress((current) => {
      const next = new URLSearchParams(current);
      next.delete(questionParameter);
      if (question) {
        next.set(questionParameter, [kind, question.asks, ...(one ? [nameOf(one)] : [])].join('.'));
      }
      return next;
    });
  }
  return { question: questionOf(), ask };
}
