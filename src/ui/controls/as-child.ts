import { cloneElement, type ReactElement, type ReactNode } from 'react';

export type ChildElement = ReactElement<{ className?: string; children?: ReactNode }>;

/** Ark's `asChild` for plain elements: clones `element` with a class and attributes; `around` wraps its children. */
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
