import type { Dictionary } from '../it.ts';

export const nav: Dictionary['nav'] = {
  label: 'Main navigation',
  home: 'Home',
  products: 'Products',
  company: 'Company',
  whereWeAre: 'Where we are',
  contact: 'Contact',
  admin: 'Admin',
  logout: 'Log out',
  open: 'Open the menu',
  close: 'Close the menu',
  skip: 'Skip to content',
  language: 'Language',
  homeLink: 'ROMBO POWER, back to the home page',
};

export const footer: Dictionary['footer'] = {
  label: 'Footer',
  tagline: 'Racing engines for RC cars. Designed, machined and tested in Montirone, Italy, since 2003.',
  products: 'Products',
  motors: 'Engines',
  accessories: 'Accessories',
  company: 'Company',
  contact: 'Contact',
  legal: 'Legal',
  privacy: 'Privacy',
  cookies: 'Cookies',
};

export const companyInfo: Dictionary['companyInfo'] = {
  tagline: 'The roar that wins',
  seat: 'Registered office',
  registry: 'Companies Register of {office}, REA {rea}',
  capital: 'Share capital {amount} euro, fully paid in',
  vat: 'VAT no. {vat}',
};
