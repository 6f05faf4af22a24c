/** The words around the legal texts in Italian. */
export const it = {
  contents: 'Indice',
  updated: 'Ultimo aggiornamento:',
  company: 'Dati della società',
  seat: 'Sede legale',
  vat: 'Partita IVA',
  taxCode: 'Codice fiscale',
  registry: 'Registro Imprese',
  email: 'E-mail',
  certifiedEmail: 'PEC',
};

export type LegalWords = typeof it;
