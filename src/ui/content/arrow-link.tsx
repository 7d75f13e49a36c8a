import { ArrowRight } from 'lucide-react';
import { arrowLink } from '#styled/recipes';
import { asChild, type ChildElement } from '../controls/as-child.ts';
import { Icon } from './icon.tsx';

export function ArrowLink({ children }: { children: ChildElement }) {
  return asChild(children, { className: arrowLink() }, (text) => (
    <>
      {text}
      <Icon of={ArrowRight} size="sm" />
    </>
  ));
}
