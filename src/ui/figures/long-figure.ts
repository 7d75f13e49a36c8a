import { isValidElement, type ReactNode } from 'react';

// Up to €1,234,567.89 fits in half of a phone's width.
const most = 13;

/**
 * For `data-long`, where the text of a figure is too long to share its line with another. Styles ask for it with
 * `:has`, because no media query knows how long a figure is.
 */
export function longFigure(figure: ReactNode): '' | undefined {
  if (typeof figure === 'string') return figure.length > most ? '' : undefined;
  return isValidElement<{ children?: ReactNode }>(figure) ? longFigure(figure.props.children) : undefined;
}
