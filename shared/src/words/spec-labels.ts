/** Labels that every product form offers, in this order. */
export const fixedSpecs = ['Codice Articolo', 'Cilindrata', 'Potenza', 'RPM Max', 'Carburante'] as const;

/** The label of the article code, which every public card shows. */
export const ARTICLE_CODE = fixedSpecs[0];

/** The label that states what a product fits, if it has no list of engines. */
export const FITS = 'Adatto a';
