export const outboxStyle = `
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
th, td { height: 2.5rem; padding: 0.375rem 1rem; text-align: left; vertical-align: middle; border-bottom: 1px solid var(--line); font-size: 0.8125rem; }
th { height: 2.125rem; font-size: 0.75rem; font-weight: 530; color: var(--quiet); }
tr:last-child td { border-bottom: 0; }
td:nth-child(3) { font-weight: 530; }
td:last-child { white-space: nowrap; }
tbody tr:hover { background: var(--hover); }
@media (max-width: 40rem) {
  thead { display: none; }
  tr { display: grid; gap: 0.125rem; padding: 0.75rem 1rem; border-bottom: 1px solid var(--line); }
  tr:last-child { border-bottom: 0; }
  td { height: auto; padding: 0; border-bottom: 0; overflow-wrap: anywhere; }
  td:nth-child(3) { order: -1; font-size: 0.875rem; }
  td:first-child { color: var(--quiet); }
  td:empty { display: none; }
  td > a { display: inline-block; padding-block: 0.25rem; }
}
time { white-space: nowrap; }
.empty { max-width: none; padding: 3.5rem 1rem; text-align: center; text-wrap: balance; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
.empty a { white-space: nowrap; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.375rem 1.25rem; margin: 0.75rem 0 1.25rem; font-size: 0.8125rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; padding: 1.25rem 1.5rem; border: 1px solid var(--line); border-radius: 10px; background: var(--card); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
