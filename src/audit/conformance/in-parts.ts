/** Does one part of the work after another; each is a turn of its own. */
export function* inParts<Parts extends Record<string, () => unknown>>(
  share: number,
  parts: Parts,
): Generator<number, { [Key in keyof Parts]: ReturnType<Parts[Key]> }> {
  const done: Record<string, unknown> = {};
  for (const [key, work] of Object.entries(parts)) {
    yield share;
    done[key] = work();
  }
  // Each has its own result.
  return done as { [Key in keyof Parts]: ReturnType<Parts[Key]> };
}
