export const openapiStyle = `
html { scroll-padding-top: 1rem; }
h2 { margin: 2rem 0 0.75rem; font-size: 0.875rem; font-weight: 620; line-height: 1.25rem; }
h3 { margin: 1rem 0 0.375rem; font-size: 0.75rem; font-weight: 530; line-height: 1rem; color: var(--quiet); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.375rem; margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: 0.25rem 0.625rem; border: 1px solid var(--line); border-radius: 7px; background: var(--card); color: inherit; font-size: 0.8125rem; text-decoration: none; }
nav a[aria-current] { background: var(--hover); font-weight: 620; }
h1 + nav { margin: 0.75rem 0 1rem; }
pre + p { margin-top: 1rem; }
p code { white-space: nowrap; }
nav a:hover, summary:hover { background: var(--hover); }
details { margin: 0 0 0.5rem; border: 1px solid var(--line); border-radius: 10px; background: var(--card); overflow: clip; }
summary { display: flex; flex-wrap: wrap; gap: 0.125rem 0.75rem; align-items: baseline; padding: 0.625rem 1rem; cursor: pointer; overflow-wrap: anywhere; }
summary:focus-visible { outline-offset: -2px; border-radius: 10px; }
summary b { min-width: 4rem; font: 620 0.75rem/1.25rem 'Geist Mono Variable', ui-monospace, Menlo, monospace; }
summary span { flex: 1 1 100%; }
summary code { flex: 1 1 20rem; }
summary small, td small { font-size: 0.75rem; color: var(--quiet); }
details > div { padding: 0 1rem 1rem; border-top: 1px solid var(--line); }
details > div > pre:first-child { margin-top: 1rem; }
pre { margin: 0; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 7px; background: var(--canvas); overflow-x: auto; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; text-align: left; vertical-align: baseline; border-bottom: 1px solid var(--line); font-size: 0.8125rem; }
th { font-weight: 530; color: var(--quiet); }
tbody tr:last-child td { border-bottom: 0; }
@media (pointer: coarse) { nav a { padding-block: 0.5rem; } }
`;
