import { type Language, languages } from '../words/languages.ts';
import type { CurvePoint } from './power-curve.ts';

export interface Figures {
  /** Displacement class, such as '.21'. */
  class?: string;
  power?: string;
  rpm?: string;
}

const NUMBER = /^\s*(\d{1,3}(?:\.\d{3})+(?!\d)|\d+)(?:[.,](\d+))?/;

/** The number that a spec value begins with, as Italian writes it: 2.78 of '2,78 CV (2,04 kW)' and 42000 of '42.000 giri/min'. */
export function leadingNumber(value = ''): number | undefined {
  const [found, whole = '', decimals = '0'] = NUMBER.exec(value) ?? [];
  return found === undefined ? undefined : Number(`${whole.replaceAll('.', '')}.${decimals}`);
}

/** A number as a language writes it, with so many decimals or as many as it has. */
export function writeFigure(value: number, language: Language, digits?: number): string {
  const { thousands, decimal } = languages[language];
  const [whole = '', decimals] = (digits === undefined ? String(value) : value.toFixed(digits)).split('.');
  return whole.replace(/\B(?=(?:\d{3})+$)/g, thousands) + (decimals ? decimal + decimals : '');
}

/** Horsepower of an engine; undefined where its specs do not say it in CV. */
export const powerOf = ({ Potenza = '' }: Record<string, string>): number | undefined =>
  /^\s*[\d.,]+\s*CV\b/.test(Potenza) ? leadingNumber(Potenza) : undefined;

/** Weight in grams; undefined where the specs do not say it in g or kg. */
export function weightOf({ Peso = '' }: Record<string, string>): number | undefined {
  const unit = /^\s*[\d.,]+\s*(k?g)\b/.exec(Peso)?.[1];
  const weight = unit && leadingNumber(Peso);
  return weight ? weight * (unit === 'kg' ? 1000 : 1) : undefined;
}

/** Class, horsepower and highest speed of an engine, as far as its specs say them; undefined where they say none. */
export function figuresOf(specs: Record<string, string>, language: Language): Figures | undefined {
  const written = (value: number | undefined) => value !== undefined && writeFigure(value, language);
  const size = /\(\s*(\.\d+)/.exec(specs.Cilindrata ?? '')?.[1];
  const power = written(powerOf(specs));
  const rpm = written(leadingNumber(specs['RPM Max']));
  if (!size && !power && !rpm) return undefined;
  return { ...(size && { class: size }), ...(power && { power }), ...(rpm && { rpm }) };
}

const KW_PER_CV = 0.73549875;

export const cvOf = (kW: number): number => kW / KW_PER_CV;

export const torqueOf = ({ rpm, kW }: CurvePoint): number => (9549.3 * kW) / rpm;

/** The points of a curve where power and torque are highest; the lower speed where two are alike. */
export function peaksOf(curve: readonly CurvePoint[]): { power: CurvePoint; torque: CurvePoint } | undefined {
  const highest = (figure: (point: CurvePoint) => number) =>
    curve.reduce<CurvePoint | undefined>(
      (best, point) => (best && figure(best) >= figure(point) ? best : point),
      undefined,
    );
  const [power, torque] = [highest(({ kW }) => kW), highest(torqueOf)];
  return power && torque && { power, torque };
}
