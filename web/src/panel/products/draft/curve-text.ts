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

/** Kilowatts of a unit of power. A metric horsepower is 75 kgf·m/s; the imperial one 550 lbf·ft/s. */
const units = [
  { name: /\bkw\b/i, kW: 1 },
  { name: /\b(?:cv|ps)\b/i, kW: 0.73549875 },
  { name: /\b(?:b?hp)\b/i, kW: 0.74569987 },
  { name: /\bw\b/i, kW: 0.001 },
];

/** The column of power that a header names, and its unit; kilowatts in the second one where it names none. */
function powerColumn(header: string[]): { column: number; kW: number } {
  for (const { name, kW } of units) {
    const column = header.findIndex((cell) => name.test(cell));
    if (column >= 0) return { column, kW };
  }
  return { column: 1, kW: 1 };
}

const inKilowatts = (power: number, kW: number): number => (kW === 1 ? power : Number((power * kW).toFixed(3)));

/** Reads a table of speed and power as it is copied from a spreadsheet or a CSV file; rows before the first figures are headers. */
export function readCurve(text: string): CurveReading {
  const reading: CurveReading = { points: [], rows: [], faults: [] };
  const lines = text.split(/\r?\n/);
  let power = powerColumn([]);
  let isBefore = true;
  for (const [at, line] of lines.entries()) {
    if (!line.trim()) continue;
    const cells = cellsOf(line);
    if (isBefore && isHeader(cells)) {
      power = powerColumn(cells);
      continue;
    }
    isBefore = false;
    const point = { rpm: speedOf(cells[0]), kW: inKilowatts(powerOf(cells[power.column] ?? cells[1]), power.kW) };
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
