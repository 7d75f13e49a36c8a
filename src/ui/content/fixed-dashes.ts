/** A text that is broken after its dashes alone, as in 'Stromwechsel24 – Ökostrom lead'. */
export const withFixedDashes = (text: string): string => text.replaceAll(/ (?=[–—] )/g, '\u00a0');
