import { ArrowRight } from 'lucide-react';
import { arrowLink } from '#styled/recipes';
import { dress, type Dressable } from '../controls/dress.ts';
import { Icon } from './icon.tsx';

/** A link that leads on: 'More offers' with an arrow. */
export function ArrowLink({ children }: { children: Dressable }) {
  return dress(children, { className: arrowLink() }, (text) => (
    <>
      {text}
      <Icon of={ArrowRight} size="sm" />
    </>
  ));
}
