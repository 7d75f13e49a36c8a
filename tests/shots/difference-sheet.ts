export type Verdict = 'changed' | 'added' | 'gone';

export type Changed = {
  /** Its name in each folder. */
  file: string;
  verdict: Verdict;
  pixels: number;
};

const style = `
  body { margin: 0; padding: 24px 2vw; font: 14px/1.4 system-ui, sans-serif; background: #e9e9ec; color: #1c1c21; }
  h2 { margin: 32px 0 8px; font-size: 15px; } h2 span { font-weight: 400; color: #5b5b66; }
  div { display: flex; gap: 1vw; align-items: flex-start; }
  figure { margin: 0; flex: 0 1 32%; } figcaption { font-size: 12px; color: #5b5b66; }
  img { display: block; max-width: 100%; background: #fff; border: 1px solid #c9c9d1; }
`;

const columns: Record<Verdict, readonly ('old' | 'new' | 'difference')[]> = {
  changed: ['old', 'new', 'difference'],
  added: ['new'],
  gone: ['old'],
};

const counted: Record<Verdict, (pixels: number) => string> = {
  changed: (pixels) => `${pixels} pixels differ`,
  added: () => 'was not there',
  gone: () => 'is no longer there',
};

function row({ file, verdict, pixels }: Changed): string {
  const figures = columns[verdict].map((column) => {
    const address = `visual/${column}/${encodeURIComponent(file)}`;
    return `<figure><a href="${address}"><img src="${address}" alt="" loading="lazy"></a><figcaption>${column}</figcaption></figure>`;
  });
  return `<h2>${file.replace('.png', '')} <span>${counted[verdict](pixels)}</span></h2>\n<div>${figures.join('\n')}</div>`;
}

/** Before, after and difference side by side; the pictures lie in folders `visual/…`. */
export function differenceSheet(title: string, changes: readonly Changed[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Differences</title>
<style>${style}</style>
<h1>${title}</h1>
${changes.map(row).join('\n')}
</html>
`;
}
