/** The labels that every product form offers, in this order. */
export const fixedSpecs = ['Codice Articolo', 'Cilindrata', 'Potenza', 'RPM Max', 'Carburante'] as const;

/** The label of the article code, which every public card shows. */
export const ARTICLE_CODE = fixedSpecs[0];

/** The label under which products without a list of engines say what they fit. */
export const FITS = 'Adatto a';
