import { formatFigure } from '../words/format-figure.ts';
import type { Language } from '../words/languages.ts';
import { type Subcategory, subcategories } from './categories.ts';
import type { CurvePoint } from './power-curve.ts';

export interface Figures {
  /** Displacement class, such as '.21'. */
  class?: string;
  power?: string;
  rpm?: string;
}

const NUMBER = /^\s*(\d{1,3}(?:\.\d{3})+(?!\d)|\d+)(?:[.,](\d+))?/;

/** Parses the number at the start of an Italian spec value: 2.78 for '2,78 CV (2,04 kW)', 42000 for '42.000 giri/min'. */
export function leadingNumber(value = ''): number | undefined {
  const [found, whole = '', decimals = '0'] = NUMBER.exec(value) ?? [];
  return found === undefined ? undefined : Number(`${whole.replaceAll('.', '')}.${decimals}`);
}

/** Returns the displacement class of a spec value: '3.5cc' for '3,49 cm³' or '3,5 cc (.21)'. */
export function displacementClassOf(value: string): Subcategory | undefined {
  if (!/^\s*[\d.,]+\s*(?:(?:ccm?|cm3|cm³)\s*)?(?:\(|$)/i.test(value)) return undefined;
  const size = leadingNumber(value) ?? Number.NaN;
  return subcategories.find((name) => Math.abs(Number.parseFloat(name) - size) <= 0.1);
}

/** Returns an engine's horsepower; undefined if its specs do not state it in CV. */
export const powerOf = ({ Potenza = '' }: Record<string, string>): number | undefined =>
  /^\s*[\d.,]+\s*CV\b/.test(Potenza) ? leadingNumber(Potenza) : undefined;

/** Returns the weight in grams; undefined if the specs do not state it in g or kg. */
export function weightOf({ Peso = '' }: Record<string, string>): number | undefined {
  const unit = /^\s*[\d.,]+\s*(k?g)\b/.exec(Peso)?.[1];
  const weight = unit && leadingNumber(Peso);
  return weight ? weight * (unit === 'kg' ? 1000 : 1) : undefined;
}

export function figuresOf(specs: Record<string, string>, language: Language): Figures | undefined {
  const formatted = (value: number | undefined) => value !== undefined && formatFigure(value, language);
  const size = /\(\s*(\.\d+)/.exec(specs.Cilindrata ?? '')?.[1];
  const power = formatted(powerOf(specs));
  const rpm = formatted(leadingNumber(specs['RPM Max']));
  if (!size && !power && !rpm) return undefined;
  return { ...(size && { class: size }), ...(power && { power }), ...(rpm && { rpm }) };
}

const KW_PER_CV = 0.73549875;

export const cvOf = (kW: number): number => kW / KW_PER_CV;

export const torqueOf = ({ rpm, kW }: CurvePoint): number => (9549.3 * kW) / rpm;

/** Returns the points of maximum power and torque of a curve; of equal points, the one at the lower speed. */
export function peaksOf(curve: readonly CurvePoint[]): { power: CurvePoint; torque: CurvePoint } | undefined {
  const highest = (figure: (point: CurvePoint) => number) =>
    curve.reduce<CurvePoint | undefined>(
      (best, point) => (best && figure(best) >= figure(point) ? best : point),
      undefined,
    );
  const [power, torque] = [highest(({ kW }) => kW), highest(torqueOf)];
  return power && torque && { power, torque };
}
