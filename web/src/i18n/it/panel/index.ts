import account from './account.ts';
import activity from './activity.ts';
import bulk from './bulk.ts';
import conflict from './conflict.ts';
import dealerForm from './dealer-form.ts';
import dealers from './dealers.ts';
import english from './english.ts';
import exploded from './exploded.ts';
import files from './files.ts';
import fit from './fit.ts';
import frame from './frame.ts';
import messages from './messages.ts';
import order from './order.ts';
import preparing from './preparing.ts';
import preview from './preview.ts';
import productForm from './product-form.ts';
import productList from './product-list.ts';
import products from './products.ts';
import reminder from './reminder.ts';
import rows from './rows.ts';
import saving from './saving.ts';
import secondFactor from './second-factor.ts';
import settings from './settings.ts';
import slideForm from './slide-form.ts';
import slides from './slides.ts';
import specs from './specs.ts';
import trash from './trash.ts';
import uploads from './uploads.ts';
import versions from './versions.ts';

/** Everything that the panel says: visitors never load it. */
export default {
  /** Date format of the panel. */
  locale: 'it-IT',
  account,
  activity,
  bulk,
  conflict,
  dealerForm,
  dealers,
  english,
  exploded,
  files,
  fit,
  frame,
  messages,
  order,
  preparing,
  preview,
  productForm,
  productList,
  products,
  reminder,
  rows,
  saving,
  secondFactor,
  settings,
  slideForm,
  slides,
  specs,
  trash,
  uploads,
  versions,
};
