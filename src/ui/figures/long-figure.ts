import { isValidElement, type ReactNode } from 'react';

// An element around a figure, or one that writes its `value` itself.
type Shown = { children?: ReactNode; value?: unknown; write?: (value: unknown) => string };

// Up to €1,234,567.89 fits in half of a phone's width.
const most = 13;

/**
 * For `data-long`, where the text of a figure is too long to share its line with another. Styles ask for it with
 * `:has`, because no media query knows how long a figure is.
 */
export function longFigure(figure: ReactNode): '' | undefined {
  if (typeof figure === 'string') return figure.length > most ? '' : undefined;
  if (!isValidElement<Shown>(figure)) return undefined;
  const { children, write, value } = figure.props;
  return longFigure(write ? write(value) : children);
}
