export type Picture = {
  screen: string;
  shot: string;
  locale: string;
  theme: string;
  width: number;
  file: string;
};

const style = `
  body { margin: 0; padding: 24px 2vw; font: 14px/1.4 system-ui, sans-serif; background: #e9e9ec; color: #1c1c21; }
  h2 { margin: 40px 0 0; } h3 { margin: 20px 0 8px; font-weight: 600; }
  div { display: flex; flex-wrap: wrap; gap: 0.8vw; align-items: flex-start; }
  figure { margin: 0; } figcaption { font-size: 12px; color: #5b5b66; }
  img { display: block; max-height: 14vw; object-fit: cover; object-position: top; background: #fff; border: 1px solid #c9c9d1; }
  .w1440 { width: 17vw; } .w390 { width: 5vw; }
`;

const figure = ({ locale, theme, width, file }: Picture) => `
    <figure><a href="${file}"><img class="w${width}" src="${file}" alt="" loading="lazy"></a>
    <figcaption>${locale} ${theme} ${width}</figcaption></figure>`;

function section([shot, pictures = []]: [string, Picture[]?]): string {
  return `  <h3>${shot}</h3>\n  <div>${pictures.map(figure).join('')}\n  </div>`;
}

/** A page of all pictures, by screen and state; the files lie beside it. */
export function contactSheet(pictures: readonly Picture[]): string {
  const screens = Object.entries(Object.groupBy(pictures, ({ screen }) => screen));
  const body = screens.map(([screen, ofScreen = []]) => {
    const shots = Object.entries(Object.groupBy(ofScreen, ({ shot }) => shot));
    return `<h2>${screen}</h2>\n${shots.map(section).join('\n')}`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures</title>
<style>${style}</style>
${body.join('\n')}
</html>
`;
}
