import type it from '../it/legal.ts';

export default {
  heads: {
    privacy: {
      title: 'Privacy Policy',
      description: 'How ROMBO POWER handles the personal data of those who visit this site and those who write to us.',
    },
    cookies: {
      title: 'Cookie Policy',
      description: 'The ROMBO POWER site sets technical cookies only: which ones, and what they are for.',
    },
  },
  contents: 'Contents',
  updated: 'Last updated:',
  company: 'Company details',
  seat: 'Registered office',
  vat: 'VAT number',
  taxCode: 'Tax code',
  registry: 'Companies Register',
  email: 'E-mail',
  certifiedEmail: 'Certified e-mail (PEC)',
} satisfies typeof it;
