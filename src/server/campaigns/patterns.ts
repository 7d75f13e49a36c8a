function compiles(pattern: string) {
  try {
    return Boolean(whole(pattern));
  } catch {
    return false;
  }
}

/** The expression for a whole text. Throws `SyntaxError`. */
export const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');

/**
 * Whether a regular expression may run at every click. A publisher writes it and the network runs it, so that it has to end
 * in good time on any text: at most two repetitions, none of a group, no looking around and no references back.
 */
export function isHarmless(pattern: string) {
  const bare = pattern.replaceAll(/\\[^1-9k]/g, '_').replaceAll(/\[[^\]]*\]/g, '_');
  const repeats = bare.match(/[*+?{]/g)?.length ?? 0;
  const isDaring = /\)[*+?{]|\(\?|\\/.test(bare);
  return repeats <= 2 && !isDaring && compiles(pattern);
}
