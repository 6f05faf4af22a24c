import { categoryKeys } from '@rombo/shared/collections/categories';
import { pick } from '@rombo/shared/contract/keys-of';
import type it from '../it/documents.ts';
import catalogue from './catalogue.ts';
import contact from './contact.ts';

export default {
  copy: '(copy)',
  reply: {
    subject: 'We have received your message',
    opening: 'Hello,\n\nwe have received your message and will reply as soon as we can.',
    about: 'Subject',
    product: 'Product',
    received: 'Received',
    page: 'Product page',
    closing:
      'This is an automatic reply. If you did not write to us, somebody gave your address by mistake: ignore it.',
    subjects: contact.subjects,
  },
  priceList: {
    title: 'Price list',
    file: 'price-list',
    categories: pick(catalogue, ...categoryKeys),
    availabilities: catalogue.availabilities,
    columns: { code: 'Code', name: 'Item', availability: 'Availability', price: 'Price €', net: 'Net €' },
    issued: (day) => `As of ${day}.`,
    terms: 'Retail prices in euros, VAT included.',
    netTerms: (discount) => `Net: retail price less the discount of ${discount}%, VAT included.`,
    onRequest: 'on request',
    none: 'No items in the chosen categories.',
    page: (page, pages) => `${page} of ${pages}`,
  },
} satisfies typeof it;
