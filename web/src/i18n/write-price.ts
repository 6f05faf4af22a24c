import { type Language, languages } from '@rombo/shared/words/languages';
import { writeNumber } from './write-number.ts';

/** A price in euros as a language writes it: 1.234,50 € or €1,234.50. */
export function writePrice(price: number, language: Language): string {
  const [whole = '', cents = ''] = price.toFixed(2).split('.');
  const amount = writeNumber(Number(whole), language) + languages[language].decimal + cents;
  return language === 'it' ? `${amount}\u00a0€` : `€${amount}`;
}
