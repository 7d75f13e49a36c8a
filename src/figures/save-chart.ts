import type { ChartFile } from '#charts/chart-downloads.tsx';
import { csvFile } from '#lists/csv-file.ts';
import { saveFile } from '#lists/save-file.ts';

/** Saves a chart as a picture, or its numbers as CSV. */
export const saveChart = (file: ChartFile): void =>
  saveFile('rows' in file ? csvFile(file.filename, file.rows) : file);
