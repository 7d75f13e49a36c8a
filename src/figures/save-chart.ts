import type { ChartFile } from '#charts/chart-downloads.tsx';
import { csvFile } from '#lists/csv-file.ts';
import { saveFile } from '#lists/save-file.ts';

/** Hands a chart over to the browser, as the picture it is or as a CSV file of its numbers. */
export const saveChart = (file: ChartFile): void =>
  saveFile('rows' in file ? csvFile(file.filename, file.rows) : file);
