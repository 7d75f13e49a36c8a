function compiles(pattern: string) {
  try {
    return Boolean(whole(pattern));
  } catch {
    return false;
  }
}

// Throws `SyntaxError`.
export const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');

// The network runs a publisher's expression at every click, so it must end quickly on any text: at most two
// repetitions, none of a group, no lookaround, no backreferences.
export function isHarmless(pattern: string) {
  const bare = pattern.replaceAll(/\\[^1-9k]/g, '_').replaceAll(/\[[^\]]*\]/g, '_');
  const repeats = bare.match(/[*+?{]/g)?.length ?? 0;
  const isDaring = /\)[*+?{]|\(\?|\\/.test(bare);
  return repeats <= 2 && !isDaring && compiles(pattern);
}
