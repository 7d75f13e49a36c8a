// Served as a file: the content security policy refuses inline styles.
const shared = `
:root { color-scheme: light dark; --line: light-dark(#e7e5e2, #3a3835); --quiet: light-dark(#5f5c58, #b3b0ac); --link: light-dark(#1f5fbf, #8ab4f8); --card: light-dark(#ffffff, #1f1e1c); }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#f6f4f2, #161514); color: light-dark(#1d1b19, #f0eeec); font: 16px/1.55 system-ui, sans-serif; }
header { border-bottom: 1px solid var(--line); background: var(--card); }
header > div { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: center; justify-content: space-between; max-width: 64rem; margin: 0 auto; padding: 0.75rem 1rem; }
.name { display: flex; gap: 0.625rem; align-items: center; font-weight: 600; color: inherit; text-decoration: none; }
main { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0.25rem 0 0.5rem; font-size: 1.625rem; line-height: 1.25; letter-spacing: -0.01em; overflow-wrap: anywhere; }
p { margin: 0 0 1.25rem; color: var(--quiet); }
a { color: var(--link); text-underline-offset: 0.2em; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px; }
table { width: 100%; border-collapse: collapse; }
body > main:only-child { max-width: 36rem; padding-top: 20vh; }
`;

/** The style of a page of the network, with what is the page's own. */
export const styleWith = (own: string): string => shared + own;
