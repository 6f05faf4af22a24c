/** Everything that the panel says: visitors never load it. */
export { default as account } from './account.ts';
export { default as activity } from './activity.ts';
export { default as bulk } from './bulk.ts';
export { default as conflict } from './conflict.ts';
export { default as dealerForm } from './dealer-form.ts';
export { default as dealers } from './dealers.ts';
export { default as english } from './english.ts';
export { default as exploded } from './exploded.ts';
export { default as files } from './files.ts';
export { default as fit } from './fit.ts';
export { default as frame } from './frame.ts';
export { default as messages } from './messages.ts';
export { default as order } from './order.ts';
export { default as preparing } from './preparing.ts';
export { default as preview } from './preview.ts';
export { default as productForm } from './product-form.ts';
export { default as productList } from './product-list.ts';
export { default as products } from './products.ts';
export { default as reminder } from './reminder.ts';
export { default as rows } from './rows.ts';
export { default as saving } from './saving.ts';
export { default as secondFactor } from './second-factor.ts';
export { default as settings } from './settings.ts';
export { default as slideForm } from './slide-form.ts';
export { default as slides } from './slides.ts';
export { default as specs } from './specs.ts';
export { default as trash } from './trash.ts';
export { default as uploads } from './uploads.ts';
export { default as versions } from './versions.ts';

/** Date format of the panel. */
export const locale: string = 'it-IT';
