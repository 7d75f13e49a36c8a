import type { LineModel, Slot } from './line-model.ts';
import { labelledIndices, positionOf } from './scale.ts';
import { nthSeries } from './series.ts';

export type PictureTexts = { title: string; subtitle: string };

const size = { width: 1200, height: 560 };
const plot = { left: 90, top: 112, width: 1020, height: 380 };
const density = 2;
const mostLabels = 8;
const labelWidth = 26;

// The current theme's colours, as a canvas takes them.
function paletteOf() {
  const probe = document.body.appendChild(document.createElement('i'));
  const read = (name: string) => {
    probe.style.color = `var(--colors-${name})`;
    return getComputedStyle(probe).color;
  };
  const palette = {
    surface: read('bg-surface'),
    text: read('fg-default'),
    muted: read('fg-muted'),
    grid: read('chart-grid'),
    line: Object.fromEntries([0, 1, 2, 3, 4, 5].map((nth) => [nthSeries(nth), read(`chart-${nth + 1}`)])),
  };
  probe.remove();
  return palette;
}
type Palette = ReturnType<typeof paletteOf>;
type Drawing = { to: CanvasRenderingContext2D; model: LineModel; palette: Palette };

const x = (percent: number) => plot.left + (percent / 100) * plot.width;
const y = (percent: number) => plot.top + (percent / 100) * plot.height;

function drawAxes({ to, model, palette }: Drawing) {
  for (const [nth, { ticks }] of model.axes.entries()) {
    to.textAlign = nth === 0 ? 'right' : 'left';
    for (const { at, text } of ticks) {
      to.fillStyle = palette.muted;
      to.fillText(text, nth === 0 ? plot.left - 12 : plot.left + plot.width + 12, y(at) + 5);
      to.fillStyle = palette.grid;
      if (nth === 0) to.fillRect(plot.left, y(at), plot.width, 1);
    }
  }
}

function drawTimes({ to, palette }: Drawing, slots: readonly Slot[]) {
  to.fillStyle = palette.muted;
  to.textAlign = 'center';
  for (const index of labelledIndices(slots.length, mostLabels)) {
    to.fillText(
      slots[index]?.shortName ?? '',
      x(positionOf(index, slots.length)),
      plot.top + plot.height + 28,
    );
  }
}

// Only the paths, which are in percent, are scaled, not their strokes.
function placed(path: string): Path2D {
  const scaled = new Path2D();
  scaled.addPath(
    new Path2D(path),
    new DOMMatrix([plot.width / 100, 0, 0, plot.height / 100, plot.left, plot.top]),
  );
  return scaled;
}

function drawLines({ to, model, palette }: Drawing) {
  to.lineJoin = 'round';
  for (const { colour, path, openPath, beforePath, isBars } of model.lines) {
    const ink = palette.line[colour] ?? palette.text;
    to.strokeStyle = ink;
    to.fillStyle = ink;
    to.globalAlpha = 0.55;
    to.lineWidth = 1.5;
    to.setLineDash([3, 4]);
    to.stroke(placed(beforePath));
    to.globalAlpha = 1;
    to.lineWidth = 2.5;
    to.setLineDash([]);
    to.stroke(placed(path));
    if (isBars) to.fill(placed(path));
    to.setLineDash([7, 5]);
    to.stroke(placed(openPath));
  }
}

function drawTexts({ to, model, palette }: Drawing, { title, subtitle }: PictureTexts) {
  const font = getComputedStyle(document.body).fontFamily;
  to.textAlign = 'left';
  to.fillStyle = palette.text;
  to.font = `600 22px ${font}`;
  to.fillText(title, 24, 40);
  to.font = `15px ${font}`;
  to.fillStyle = palette.muted;
  to.fillText(subtitle, 24, 66);
  let left = 24;
  for (const { colour, name } of model.lines) {
    to.fillStyle = palette.line[colour] ?? palette.text;
    to.fillRect(left, 86, 16, 4);
    to.fillStyle = palette.text;
    to.fillText(name, left + labelWidth, 92);
    left += labelWidth + to.measureText(name).width + 24;
  }
}

// PNG, 2,400 pixels wide.
export async function chartPicture(
  model: LineModel,
  slots: readonly Slot[],
  texts: PictureTexts,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width * density;
  canvas.height = size.height * density;
  const to = canvas.getContext('2d');
  if (!to) throw new Error('This browser cannot draw pictures');
  const drawing = { to, model, palette: paletteOf() };
  to.scale(density, density);
  to.fillStyle = drawing.palette.surface;
  to.fillRect(0, 0, size.width, size.height);
  drawTexts(drawing, texts);
  drawAxes(drawing);
  drawTimes(drawing, slots);
  drawLines(drawing);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png');
  });
}
