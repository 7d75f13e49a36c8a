// Served as a file: the content security policy refuses inline styles.
export const outboxStyle = `
:root { color-scheme: light dark; --line: light-dark(#e7e5e2, #3a3835); --quiet: light-dark(#5f5c58, #b3b0ac); --link: light-dark(#1f5fbf, #8ab4f8); --card: light-dark(#ffffff, #1f1e1c); }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#f6f4f2, #161514); color: light-dark(#1d1b19, #f0eeec); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0.25rem 0 0.5rem; font-size: 1.625rem; line-height: 1.25; letter-spacing: -0.01em; overflow-wrap: anywhere; }
p { margin: 0 0 1.25rem; color: var(--quiet); }
a { color: var(--link); text-underline-offset: 0.2em; }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.7rem 1rem; text-align: left; vertical-align: baseline; border-bottom: 1px solid var(--line); }
th { font-size: 0.8125rem; font-weight: 600; color: var(--quiet); }
tr:last-child td { border-bottom: 0; }
@media (max-width: 40rem) {
  thead { display: none; }
  tr { display: grid; gap: 0.125rem; padding: 0.75rem 1rem; border-bottom: 1px solid var(--line); }
  tr:last-child { border-bottom: 0; }
  td { padding: 0; border-bottom: 0; overflow-wrap: anywhere; }
  td:nth-child(3) { order: -1; font-weight: 600; }
  td:empty { display: none; }
}
time { font-variant-numeric: tabular-nums; white-space: nowrap; }
.empty { padding: 3rem 1rem; text-align: center; border: 1px dashed var(--line); border-radius: 10px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.35rem 1.25rem; margin: 0 0 1.5rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; padding: 1.25rem 1.5rem; border: 1px solid var(--line); border-radius: 10px; background: var(--card); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
