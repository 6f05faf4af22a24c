import type * as it from '../it/layout.ts';

export const nav = {
  label: 'Main navigation',
  home: 'Home',
  products: 'Products',
  company: 'Company',
  whereWeAre: 'Where we are',
  contact: 'Contact',
  open: 'Open the menu',
  close: 'Close the menu',
  skip: 'Skip to content',
  language: 'Language',
  homeLink: 'ROMBO POWER, back to the home page',
} satisfies typeof it.nav;

export const footer = {
  label: 'Footer',
  tagline: 'Racing engines for RC cars. Designed, machined and tested in Montirone, Italy, since 2003.',
  products: 'Products',
  motors: 'Engines',
  accessories: 'Accessories',
  company: 'Company',
  dealers: 'Dealers',
  contact: 'Contact',
  legal: 'Legal',
  privacy: 'Privacy',
  cookies: 'Cookies',
} satisfies typeof it.footer;

export const companyInfo = {
  tagline: 'The roar that wins',
  seat: 'Registered office',
  registry: (office, rea) => `Companies Register of ${office}, REA ${rea}`,
  capital: (amount) => `Share capital ${amount} euro, fully paid in`,
  vat: (vat) => `VAT no. ${vat}`,
} satisfies typeof it.companyInfo;
