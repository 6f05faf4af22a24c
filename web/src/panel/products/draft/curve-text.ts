import type { CurvePoint } from '@rombo/shared/collections/power-curve';
import { type Refusal, refusal } from '@rombo/shared/contract/issues';

/** A row that is not a pair of speed and power; rows count from 1. */
interface CurveFault {
  row: number;
  of: Refusal;
}

interface CurveReading {
  points: CurvePoint[];
  /** Row of each point, counted from 1. */
  rows: number[];
  faults: CurveFault[];
}

/** Splits a row at tabs or semicolons, otherwise at spaces, otherwise at the first comma. */
function cellsOf(line: string): string[] {
  for (const sign of ['\t', ';']) if (line.includes(sign)) return line.split(sign).map((cell) => cell.trim());
  const [first = '', ...rest] = line.trim().split(/\s+/);
  if (rest.length > 0) return [first.replace(/,$/, ''), ...rest];
  const comma = first.indexOf(',');
  return comma < 0 ? [first] : [first.slice(0, comma), first.slice(comma + 1)];
}

/** Parses an integer with optional thousands separators; NaN for other text. */
const speedOf = (cell = ''): number => {
  const digits = cell.replace(/[.,](?=\d{3}(?!\d))|(?<=\d)['’\s](?=\d{3})/g, '').replace(/[.,]0+$/, '');
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** Parses a number with a decimal comma or point; NaN for other text. */
const powerOf = (cell = ''): number =>
  /^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN;

const isHeader = (cells: string[]): boolean => cells.every((cell) => !/^\d/.test(cell));

/** Kilowatts per unit of power. Metric horsepower is 75 kgf·m/s, imperial horsepower 550 ft·lbf/s. */
const units = [
  { name: /\bkw\b/i, kW: 1 },
  { name: /\b(?:cv|ps)\b/i, kW: 0.73549875 },
  { name: /\b(?:b?hp)\b/i, kW: 0.74569987 },
  { name: /\bw\b/i, kW: 0.001 },
];

/** Returns the power column and unit that a header names. Defaults to kilowatts in the second column. */
function powerColumn(header: string[]): { column: number; kW: number } {
  for (const { name, kW } of units) {
    const column = header.findIndex((cell) => name.test(cell));
    if (column >= 0) return { column, kW };
  }
  return { column: 1, kW: 1 };
}

const inKilowatts = (power: number, kW: number): number => (kW === 1 ? power : Number((power * kW).toFixed(3)));

/** Parses a table of speed and power from a spreadsheet or CSV file. Rows before the first figures are headers. */
export function readCurve(text: string): CurveReading {
  const reading: CurveReading = { points: [], rows: [], faults: [] };
  const lines = text.split(/\r?\n/);
  let power = powerColumn([]);
  let isHeading = true;
  for (const [at, line] of lines.entries()) {
    if (!line.trim()) continue;
    const cells = cellsOf(line);
    if (isHeading && isHeader(cells)) {
      power = powerColumn(cells);
      continue;
    }
    isHeading = false;
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

export const curveIssues = (text: string): Refusal[] => readCurve(text).faults.map((fault) => refusal('row', fault));

export const rowOfPoint = (text: string, index: number): number | undefined => readCurve(text).rows[index];
