export const outboxStyle = `
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
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
