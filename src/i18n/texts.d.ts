// By locale and part (`first`, `common`, a section of screens), for example `virtual:texts/portal`.
declare module 'virtual:texts/*' {
  import type { Messages } from '@lingui/core';
  import type { LocaleName } from '#contract/locales.ts';
  export const loadTexts: (locale: LocaleName, part: string) => Promise<{ messages: Messages }>;
}
