import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** A link or button of the caller, which takes on the look of a component. */
export type ChildElement = ReactElement<{ className?: string; children?: ReactNode }>;

/** Gives `element` a class, attributes and, through `around`, what stands beside its own content. */
export function asChild(
  element: ChildElement,
  { className, ...attributes }: { className: string; [attribute: string]: unknown },
  around: (content: ReactNode) => ReactNode = (content) => content,
) {
  const { className: own, children } = element.props;
  return cloneElement(
    element,
    { ...attributes, className: own ? `${className} ${own}` : className },
    around(children),
  );
}
