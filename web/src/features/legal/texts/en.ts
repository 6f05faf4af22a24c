import type { LegalWords } from './it.ts';

/** The words around the legal texts in English. */
export const en: LegalWords = {
  contents: 'Contents',
  updated: 'Last updated:',
  company: 'Company details',
  seat: 'Registered office',
  vat: 'VAT number',
  taxCode: 'Tax code',
  registry: 'Companies Register',
  email: 'E-mail',
  certifiedEmail: 'Certified e-mail (PEC)',
};
