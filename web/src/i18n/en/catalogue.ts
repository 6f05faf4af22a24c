import type it from '../it/catalogue.ts';
import { plural } from '../plural.ts';

/** English texts of the catalogue. */
export default {
  head: {
    title: 'Our products',
    description:
      'The ROMBO POWER catalogue: 3.5 cc and 2.1 cc engines, tuned exhausts, spare parts and accessories for RC racing cars.',
  },
  subtitle: 'Complete engines, exhausts, spare parts and accessories for RC racing cars.',
  categories: 'Categories',
  displacements: 'Displacement',
  all: 'All',
  motori: 'Complete engines',
  marmitte: 'Exhausts',
  ricambi: 'Spare parts',
  accessori: 'Accessories',
  reset: 'Reset filters',
  shown: (count: number) => plural(count, 'product', 'products'),
  unknownCategory: 'There is no such category: all the products are shown below.',
  emptyTitle: 'No products found',
  emptyText: 'There are no products available in this category.',
  failedTitle: 'Loading error',
  failedText: 'The products could not be loaded. Please try again later.',
  more: 'Show more products',
  before: 'Show the products before these',
  noImage: 'No image',
  morePhotos: (count: number) => `+${plural(count, 'photo', 'photos')}`,
  mainSpecs: 'Main specs',
  articleCode: 'Article code',
  allSpecs: 'See all specs',
  specs: 'Technical specs',
  about: 'Description',
  sheet: 'Technical sheet',
  details: 'Details',
  gallery: 'Gallery',
  openGallery: (name: string) => `Open the gallery of ${name}`,
  photo: (number: number, total: number) => `Photo ${number} of ${total}`,
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
} satisfies typeof it;
