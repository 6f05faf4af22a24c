/** All texts of the panel, which visitors never load. */
export * from './collection.ts';
export * from './company.ts';
export * from './dealers.ts';
export * from './forms.ts';
export * from './frame.ts';
export * from './guides.ts';
export * from './messages.ts';
export * from './news.ts';
export * from './products.ts';
export * from './results.ts';
export * from './settings.ts';
export * from './slides.ts';
export * from './tables.ts';
export * from './visits.ts';

export const locale: string = 'it-IT';
