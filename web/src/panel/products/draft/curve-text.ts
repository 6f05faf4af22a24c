import type { CurvePoint } from '@rombo/shared/collections/power-curve';
import { type Refusal, refusal } from '@rombo/shared/contract/issues';

/** A row that is no pair of speed and power, counted from 1. */
interface CurveFault {
  row: number;
  of: Refusal;
}

interface CurveReading {
  points: CurvePoint[];
  /** The row of each point, counted from 1. */
  rows: number[];
  faults: CurveFault[];
}

/** Splits a row of a table at tabs or semicolons, else at spaces, else at the comma before the second figure. */
function cellsOf(line: string): string[] {
  for (const sign of ['\t', ';']) if (line.includes(sign)) return line.split(sign).map((cell) => cell.trim());
  const [first = '', ...rest] = line.trim().split(/\s+/);
  if (rest.length > 0) return [first.replace(/,$/, ''), ...rest];
  const comma = first.indexOf(',');
  return comma < 0 ? [first] : [first.slice(0, comma), first.slice(comma + 1)];
}

/** A number with or without separators of thousands; NaN for other text. */
const speedOf = (cell = ''): number => {
  const digits = cell.replace(/[.,](?=\d{3}(?!\d))|(?<=\d)['’\s](?=\d{3})/g, '').replace(/[.,]0+$/, '');
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** A number with a comma or a point before its decimals; NaN for other text. */
const powerOf = (cell = ''): number => (/^\d*[.,]?\d+$/.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN);

const isHeader = (cells: string[]): boolean => cells.every((cell) => !/^\d/.test(cell));

/** The column of kilowatts that a header names: the second one where it names none; undefined where the second has another unit. */
function powerColumn(header: string[]): number | undefined {
  const named = header.findIndex((cell) => /\bkw\b/i.test(cell));
  if (named >= 0) return named;
  return /\b(?:cv|hp|ps|bhp|w)\b/i.test(header[1] ?? '') ? undefined : 1;
}

/** Reads a table of speed and power as it is copied from a spreadsheet or a CSV file; rows before the first figures are headers. */
export function readCurve(text: string): CurveReading {
  const reading: CurveReading = { points: [], rows: [], faults: [] };
  const lines = text.split(/\r?\n/);
  let column = 1;
  let isBefore = true;
  for (const [at, line] of lines.entries()) {
    if (!line.trim()) continue;
    const cells = cellsOf(line);
    if (isBefore && isHeader(cells)) {
      const named = powerColumn(cells);
      if (named === undefined) reading.faults.push({ row: at + 1, of: 'kw_column' });
      column = named ?? column;
      continue;
    }
    isBefore = false;
    const point = { rpm: speedOf(cells[0]), kW: powerOf(cells[column] ?? cells[1]) };
    if (Number.isNaN(point.rpm) || Number.isNaN(point.kW)) {
      reading.faults.push({ row: at + 1, of: 'two_numbers' });
    } else {
      reading.points.push(point);
      reading.rows.push(at + 1);
    }
  }
  return reading;
}

export const writeCurve = (curve: readonly CurvePoint[] = []): string =>
  curve.map(({ rpm, kW }) => `${rpm}; ${String(kW).replace('.', ',')}`).join('\n');

/** Reasons for which a text is no curve, by row. */
export const curveIssues = (text: string): Refusal[] => readCurve(text).faults.map((fault) => refusal('row', fault));

/** The row of a point, counted from 1. */
export const rowOfPoint = (text: string, index: number): number | undefined => readCurve(text).rows[index];
