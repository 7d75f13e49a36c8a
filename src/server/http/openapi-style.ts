export const openapiStyle = `
html { scroll-padding-top: 1rem; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.125rem; }
h3 { margin: 1rem 0 0.25rem; font-size: 0.8125rem; font-weight: 600; color: var(--quiet); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.35rem 1rem; margin: 0; padding: 0; list-style: none; }
details { margin: 0 0 0.5rem; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
summary { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; padding: 0.7rem 1rem; cursor: pointer; overflow-wrap: anywhere; }
summary b { min-width: 4rem; font: 600 0.8125rem ui-monospace, monospace; }
summary code { flex: 1 1 20rem; }
summary small, td small { color: var(--quiet); }
details > div { padding: 0 1rem 1rem; border-top: 1px solid var(--line); }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { margin: 0; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 6px; overflow-x: auto; }
th, td { padding: 0.35rem 0.75rem 0.35rem 0; text-align: left; vertical-align: baseline; border-bottom: 1px solid var(--line); }
tr:last-child td { border-bottom: 0; }
`;
