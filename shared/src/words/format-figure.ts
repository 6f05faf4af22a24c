import { type Language, languages } from './languages.ts';

/** Formats a number for a language, with `digits` decimals or as many as it has. */
export function formatFigure(value: number, language: Language, digits?: number): string {
  const { thousands, decimal } = languages[language];
  const [whole = '', decimals] = (digits === undefined ? String(value) : value.toFixed(digits)).split('.');
  return whole.replace(/\B(?=(?:\d{3}){1,7}$)/g, thousands) + (decimals ? decimal + decimals : '');
}
