// Served as a file: the content security policy refuses inline styles.
export const openapiStyle = `
:root { color-scheme: light dark; --line: light-dark(#e7e5e2, #3a3835); --quiet: light-dark(#5f5c58, #b3b0ac); --link: light-dark(#1f5fbf, #8ab4f8); --card: light-dark(#ffffff, #1f1e1c); }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: light-dark(#f6f4f2, #161514); color: light-dark(#1d1b19, #f0eeec); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0.25rem 0 0.5rem; font-size: 1.625rem; line-height: 1.25; letter-spacing: -0.01em; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.125rem; }
h3 { margin: 1rem 0 0.25rem; font-size: 0.8125rem; font-weight: 600; color: var(--quiet); }
p { margin: 0 0 1.25rem; color: var(--quiet); }
a { color: var(--link); text-underline-offset: 0.2em; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.35rem 1rem; margin: 0; padding: 0; list-style: none; }
details { margin: 0 0 0.5rem; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
summary { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; padding: 0.7rem 1rem; cursor: pointer; overflow-wrap: anywhere; }
summary b { min-width: 4rem; font: 600 0.8125rem ui-monospace, monospace; }
summary code { flex: 1 1 20rem; }
summary small, td small { color: var(--quiet); }
details > div { padding: 0 1rem 1rem; border-top: 1px solid var(--line); }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { margin: 0; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 6px; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.35rem 0.75rem 0.35rem 0; text-align: left; vertical-align: baseline; border-bottom: 1px solid var(--line); }
tr:last-child td { border-bottom: 0; }
`;
