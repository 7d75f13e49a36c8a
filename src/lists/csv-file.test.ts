import { expect, test } from 'vitest';
import { csvFile } from './csv-file.ts';

test('[P5] cells are written for spreadsheets, and none becomes a formula', async () => {
  const { filename, blob } = csvFile('pivot.csv', [
    ['Offer', 'Sub ID 1', 'Clicks', 'EPC'],
    ['Lumen "24", plan', '=1+1', -3, null],
    ['a\nb', '@home', 0.071, 12],
  ]);
  expect(filename).toBe('pivot.csv');
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())).toBe(
    [
      '\ufeffOffer,Sub ID 1,Clicks,EPC',
      '"Lumen ""24"", plan",\'=1+1,-3,',
      '"a\nb",\'@home,0.071,12',
      '',
    ].join('\r\n'),
  );
});
