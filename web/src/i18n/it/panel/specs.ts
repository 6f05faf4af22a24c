import { plural } from '../../plural.ts';

/** The texts about filling in the specs of a product quickly, and about products with the same name or code. */
export default {
  hint: 'Invio passa alla riga seguente. Puoi incollare qui due colonne copiate da un foglio di calcolo.',
  ofRow: (label: string, number: number) => (label ? `la specifica ${label}` : `la specifica ${number}`),
  addUsual: (category: string) => `Aggiungi le voci usuali: ${category}`,
  pasted: (count: number) => plural(count, 'specifica incollata.', 'specifiche incollate.'),
  noRoom: (count: number) => `${plural(count, 'riga non è entrata', 'righe non sono entrate')}: il limite è raggiunto.`,
  sameName: (code: string) => `C’è già un prodotto con questo nome${code && `, con codice ${code}`}.`,
  sameCode: (name: string) => `Questo codice è già di «${name}».`,
};
