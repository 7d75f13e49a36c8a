type Rule = readonly [pattern: RegExp, name: string];

// The first match wins: systems that others pretend to be come last.
const systems: readonly Rule[] = [
  [/windows nt|windows phone/i, 'Windows'],
  [/android/i, 'Android'],
  [/ipad/i, 'iPadOS'],
  [/iphone|ipod/i, 'iOS'],
  [/cros /i, 'ChromeOS'],
  [/mac os x|macintosh/i, 'macOS'],
  [/linux|x11/i, 'Linux'],
];
const browsers: readonly Rule[] = [
  [/edg(e|a|ios)?\//i, 'Edge'],
  [/samsungbrowser\//i, 'Samsung Internet'],
  [/opr\/|opera|opt\//i, 'Opera'],
  [/firefox\/|fxios\//i, 'Firefox'],
  [/chrome\/|crios\/|chromium\//i, 'Chrome'],
  [/safari\//i, 'Safari'],
];
const devices = [
  [/smart-?tv|hbbtv|appletv|googletv|crkey|aft[a-z]+ /i, 'tv'],
  [/ipad|tablet|playbook|silk(?!.*mobile)/i, 'tablet'],
  [/iphone|ipod|windows phone|android.*mobile|mobile.*firefox/i, 'smartphone'],
  [/android/i, 'tablet'],
  [/windows nt|macintosh|mac os x|cros |linux|x11/i, 'desktop'],
] as const satisfies readonly Rule[];

const firstFit = <T extends string>(rules: readonly (readonly [RegExp, T])[], agent: string): T | null =>
  rules.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** What a user agent says of its device; null where no rule knows it. */
export const deviceOf = (agent: string) => ({
  os: firstFit(systems, agent),
  device: firstFit(devices, agent),
  browser: firstFit(browsers, agent),
});
