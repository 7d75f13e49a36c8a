import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { View } from './use-views.ts';
import { questionParameter } from './view-address.ts';

const aboutAll = ['save', 'manage', 'import'] as const;
const aboutOne = ['rename', 'remove'] as const;

// The dialog about views: about all of them, or about one.
export type ViewQuestion =
  | { asks: (typeof aboutAll)[number] }
  | { asks: (typeof aboutOne)[number]; view: View };

const nameOf = ({ place, id }: View) => `${place}.${id}`;

// The view dialog in the address, and how to open another: one history entry.
export function useViewQuestion(kind: string, views: readonly View[]) {
  const [address, setAddress] = useSearchParams();
  const [of, asked, ...named] = address.get(questionParameter)?.split('.') ?? [];
  const [chosen, setChosen] = useState<View | null>(null);
  const about = aboutAll.find((name) => name === asked);
  const aboutView = aboutOne.find((name) => name === asked);
  // A view that was just removed stays in its dialog until that closes.
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
