import { productLimits } from '@rombo/shared/collections/product-limits';
import { sheetUrl } from '@rombo/shared/contract/language-fields';
import { fieldsByLanguage } from '@rombo/shared/words/languages';
import { plural } from '../../format.ts';
import type * as it from '../../it/panel/products.ts';
import { languageName } from '../../language-name.ts';
import { itemTexts } from '../item-texts.ts';
import { sheetTexts } from './forms.ts';

const item = itemTexts({ one: 'product', many: 'products', quote: (name) => name });

export const products = {
  ...item.list,
  count: (shown, all, visible) =>
    shown < all ? `${shown} of ${all}` : `${visible}${visible === all ? '' : ` of ${all}`} in the catalogue`,
  emptyText: 'The catalogue is empty: the products that you add appear on the site at once.',
  search: 'Search by name or code',
  searchCategory: 'Category to show',
  everyCategory: (count) => `All categories (${count})`,
  noMatch: 'No product matches the search.',
  noImage: 'No image available',
  seeOnSite: 'See on the site',
  sheet: 'Spec sheet',
  duplicate: 'Duplicate',
  duplicatedText: (name, original) => `${name}, a copy of ${original}, is a draft: only you see it.`,
  duplicateFailed: 'The product could not be duplicated. Try again',
  removedText: (name) => `${name} is no longer in the catalogue.`,
  categories: {
    motori: 'Complete engines',
    marmitte: 'Tuned pipes',
    ricambi: 'Spare parts',
    accessori: 'Accessories',
  },
} satisfies typeof it.products;

export const productList = {
  sorts: {
    order: 'Catalogue order',
    name: 'Name',
    category: 'Category',
    status: 'Visibility',
    availability: 'Availability',
    price: 'Price',
    changed: 'Last change',
  },
  view: 'View of the list',
  views: { rows: 'Rows', cards: 'Cards', prices: 'Price list' },
  filters: 'Filters',
  status: 'Visibility to show',
  everyStatus: (count) => `Visibility: all (${count})`,
  availability: 'Availability to show',
  backOn: (day) => `from ${day}`,
  everyAvailability: (count) => `Availability: all (${count})`,
  menuOf: (name) => `More about ${name}`,
  toTop: 'Move to the top',
  movedToTop: (category) => `It is at the top now. Category: ${category}`,
} satisfies typeof it.productList;

export const order = {
  ...item.ordering,
  open: 'Change the order',
  title: 'Order of products',
  hint: 'Drag a line, use the arrows or type its place: the order is saved at once, and visitors see it. Featured products stay at the top; new ones come first.',
  category: 'Category to put in order',
  done: 'Back to the list',
  toTop: (name) => `Move ${name} to the top`,
  none: 'There is no product.',
  found: (count, all) => `${count} of ${all}`,
  placeOf: (name) => `Move ${name} to place`,
  placed: (place, count) => `It is now at place ${place} of ${count}.`,
  undoHint: (place) => `Type the former place, ${place}, in its line`,
} satisfies typeof it.order;

const countProducts = (count: number) => plural(count, 'product', 'products');

export const bulk = {
  title: 'Selected products',
  select: (name) => `Select ${name}`,
  selectAll: (count) => (count === 1 ? 'Select the product shown' : `Select the ${count} shown`),
  count: (count, hidden) => `${count} selected${hidden > 0 ? `, ${hidden} not shown` : ''}`,
  choose: 'What to change',
  featured: 'Make featured',
  notFeatured: 'No longer featured',
  apply: 'Apply',
  clear: 'Clear selection',
  progress: (ended, count) => `${ended} of ${count}...`,
  leave: 'The selected products are still being saved. Do you want to leave all the same?',
  changed: (count) => (count === 1 ? item.save.updated : `${count} products updated`),
  removed: (count) => (count === 1 ? item.list.removed : `${count} products in the bin`),
  restored: (count) => `${countProducts(count)} restored`,
  notRestored: (count) =>
    `${countProducts(count)} not restored: changed in the meantime, or the server does not answer`,
  undoHint: 'Restore the version before in the form of each product',
  confirmRemoval: (count) =>
    count === 1
      ? 'Are you sure you want to delete this product?'
      : `Are you sure you want to delete ${count} products? They go to the bin.`,
  failed: (count) => `${countProducts(count)} not changed, still selected:`,
  reasons: {
    session: 'you have to sign in again.',
    gone: 'it has been deleted in the meantime.',
    conflict: 'it has been changed elsewhere in the meantime. Check it and try again.',
    network: 'the server does not answer.',
    other: 'saving failed.',
  },
} satisfies typeof it.bulk;

export const prices = {
  price: (name) => `Price of ${name}`,
  availability: (name) => `Availability of ${name}`,
  status: (name) => `Visibility of ${name}`,
  percent: 'Change in %',
  rounding: 'Rounding',
  roundings: { 100: 'To €1', 50: 'To €0.50', 5: 'To €0.05', 1: 'To the cent' },
  changed: (count) => `${plural(count, 'price', 'prices')} changed, to be saved`,
  undoHint: 'Put the prices back one by one',
  none: 'no price',
  unreadable: 'Enter a price such as 399 or 1,299.00',
  before: (price) => `was ${price}`,
  elsewhere: (price) => `saved elsewhere: ${price}`,
  confirmReplacing: (names) => `Changed elsewhere in the meantime: ${names}. Do you want to replace what was saved?`,
  edited: (count) => `${plural(count, 'change', 'changes')} to save`,
  toCorrect: (count) => `${plural(count, 'price', 'prices')} to correct`,
  failed: (count) => `${countProducts(count)} not saved, with the change still here:`,
} satisfies typeof it.prices;

export const pricesPdf = {
  open: 'Price list as PDF',
  language: 'Language',
  categories: 'Categories',
  noCategory: 'Choose at least one category',
  pictures: 'With photo and description',
  discount: 'Dealer’s discount in % (optional)',
  discountHint: 'Adds a column with net prices.',
  wrongDiscount: (max) => `Enter a whole percentage from 1 to ${max}, or leave it blank`,
  create: 'Create the PDF',
  creating: 'Creating…',
  failed: 'The price list could not be created. Try again',
  until: (end) =>
    `The price list is like the catalogue now, without later changes. Anyone with this link can open it until ${end}.`,
  openFile: 'Open the PDF',
} satisfies typeof it.pricesPdf;

export const productForm = {
  ...item.form,
  basics: 'Product details',
  others: 'Parts, codes, featured',
  curvePoints: (count) => `${count} points`,
  powerCurveTable: 'Dyno table',
  name: 'Name',
  description: 'Description',
  category: 'Category',
  subcategory: 'Displacement class (filter of the catalogue)',
  noSubcategory: 'None in particular',
  featured: 'Featured',
  featuredHint: 'Featured products open the catalogue.',
  partType: 'Kind of part',
  fits: 'Fits',
  alsoKnownAs: 'Other codes',
  availability: 'Availability',
  noAvailability: 'Not stated',
  availabilities: {
    in_stock: 'In stock',
    to_order: 'Made to order',
    sold_out: 'Sold out',
    discontinued: 'Discontinued',
  },
  backOn: 'Back on',
  backOnHint: 'Optional: the site shows it next to ‘Sold out’.',
  successor: 'Product that replaces it',
  noSuccessor: 'None',
  price: 'Price in euros, VAT included',
  priceHint: 'Optional: where it is blank, the site does not mention prices.',
  powerCurve: 'Dyno curve',
  powerCurveHint:
    'Optional: paste a table or a CSV file from the dyno, with the speed in the first column and kW in the second; with a heading, CV, hp or W too. From 2 to 60 rows.',
  moreRows: (count) => `and ${plural(count, 'other row', 'other rows')}`,
  ...item.status('Visitors see it in the catalogue.'),
  planned: (moment) => `from ${moment}`,
  specs: 'Specs',
  specsHint: 'All optional. The article code appears on the product’s card.',
  extraSpecs: 'Other specs',
  extraLabel: 'Name',
  extraValue: 'Value',
  extraLabelOf: (number) => `Name of spec ${number}`,
  extraValueOf: (number) => `Value of spec ${number}`,
  halfFilled: 'It needs both a name and a value: as it is, it will not be saved.',
  addSpec: 'Add spec',
  removeSpec: (label, number) => `Remove spec ${label || number}`,
  fixedSpecs: {
    'Codice Articolo': 'Article code',
    Cilindrata: 'Displacement',
    Potenza: 'Power',
    'RPM Max': 'Max RPM',
    Carburante: 'Fuel',
  },
  save: {
    ...item.save,
    createdText: (name) => `${name} is in the catalogue.`,
    updatedText: (name) => `The changes to ${name} are in the catalogue.`,
    unseenText: (name, status) => `${name} is not in the catalogue. Visibility: ${status}.`,
    plannedText: (name, planned) => `${name} is a draft: it goes into the catalogue by itself, ${planned}.`,
    seeOnSiteHint: 'Open the product’s page from the list, with “See on the site”',
    previewHint: 'Open the preview from the list, with “Preview”',
    gone: 'This product has been deleted in the meantime. If you save now, it becomes a new product with the form’s data and the pictures that you added.',
  },
} satisfies typeof it.productForm;

export const productVersions = {
  ...item.versions,
  fields: {
    technicalSpecs: 'Specs',
    images: 'Pictures',
    pictures: 'Texts and framing of the pictures',
    ...fieldsByLanguage(sheetUrl, (code) => sheetTexts(languageName(code, 'en')).sheet),
    technicalSheetUrl: 'Spec sheet',
    explodedView: 'Exploded view',
    turn: 'Turn of photos',
    translations: 'Translations',
  },
} satisfies typeof it.productVersions;

export const specs = {
  hint: 'Enter goes to the next line. You can paste a table here, or lines such as ‘Weight: 352 g’.',
  ofRow: (label, number) => (label ? `the spec ${label}` : `spec ${number}`),
  addUsual: (category) => `Add the usual labels: ${category}`,
  pasted: (count) => plural(count, 'spec pasted.', 'specs pasted.'),
  withoutValue: (_count, labels) => `Not pasted, without a value: ${labels}.`,
  classChosen: (name) => `Chose the displacement ${name} for the filters of the catalogue.`,
  noRoom: (count) => `${plural(count, 'line was', 'lines were')} left out: the limit is reached.`,
  sameName: (code) => `There is a product with this name already${code && `, with code ${code}`}.`,
  sameCode: (name) => `This code belongs to “${name}” already.`,
} satisfies typeof it.specs;

export const translation = {
  title: (language) => `${language} texts`,
  hint: 'Optional. What you leave blank is translated by the glossary where it knows the words, and stays Italian elsewhere.',
  name: (language) => `${language} name`,
  description: (language) => `${language} description`,
  valueOf: (label, language) => `“${label}” in ${language}`,
  labelOf: (label, language) => `${language} name of “${label}”`,
  held: { name: 'name', description: 'description' },
  acceptAll: (count) => (count === 1 ? 'Accept the suggestion' : `Accept all ${count} suggestions`),
  use: 'Use the suggestion',
  takeOver: (field, suggestion) => `${field}: use the suggestion “${suggestion}”`,
} satisfies typeof it.translation;

export const translated = {
  title: (language) => `In ${language}`,
  hint: (language) => `What you leave blank stays in Italian on the ${language} pages.`,
} satisfies typeof it.translated;

export const translationState = {
  lacking: (count) => `${count} to translate`,
  filter: 'Translation to show',
  all: (count) => `Translation: all (${count})`,
  states: { complete: 'Translated', partial: 'Translated in part', none: 'Not translated' },
} satisfies typeof it.translationState;

const countParts = (count: number) => plural(count, 'part', 'parts');

export const fit = {
  noType: 'None in particular',
  holds: (count) => (count === 1 ? 'fits one engine' : `fits ${count} engines`),
  fitsHint: 'The engines it is made for: their pages list it among the spares.',
  search: 'Find an engine by name or code',
  add: (name) => `Add ${name}`,
  remove: (name) => `Remove ${name}`,
  none: 'No engine matches.',
  chosen: 'Chosen engines',
  gone: 'Engine no longer in the catalogue',
  takeOver: 'Same as another part',
  choosePart: 'Choose a part',
  takeOverNow: 'Take over its engines',
  sameParts: 'Same parts as…',
  samePartsHint: 'The ticked parts will fit this engine too once you save.',
  chooseEngine: 'Choose an engine',
  parts: 'Parts to add',
  toAdd: (ticked, offered) =>
    offered === 0 ? 'All its parts fit this engine already.' : `${ticked} of ${offered} ticked.`,
  added: (count) => `${countParts(count)} more for this engine.`,
  notAdded: (count) => `${countParts(count)} not saved: open the engine again and retry.`,
  aliasesHint: 'One per line: old codes or those of other makers. Search finds them, nobody sees them.',
} satisfies typeof it.fit;

export const turn = {
  hint: `${productLimits.turn.min} to ${productLimits.turn.max} photos taken around the engine, all from the same distance. Choose many at once: they are put in order by name (photo2 before photo10).`,
  count: (count) => `${count} photos`,
  fromTo: (first, last) => `First: ${first}. Last: ${last}.`,
  choose: 'Choose photos',
  replace: 'Replace all photos',
  remove: 'Remove the turn',
  sent: (sent, count) => `${sent} of ${count} uploaded`,
  tooMany: 'Too many photos',
  tooManyText: (left) =>
    `A turn can have at most ${productLimits.turn.max} photos: ${left === 1 ? 'one was not added' : `${left} were not added`}.`,
} satisfies typeof it.turn;

const percent = (share: number) => `${Math.round(share * 100)}%`;

export const exploded = {
  hint: 'A drawing with the parts pulled apart and numbered. Tap the drawing to set a point; drag it, or move it with the arrow keys, with Shift five at a time.',
  choose: 'Choose the drawing',
  replace: 'Replace the drawing',
  removeView: 'Remove the exploded view',
  restore: 'Put the saved drawing back',
  alt: 'Drawing of the exploded view',
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
  point: (number: number, name: string) => `Point ${number}: ${name}`,
  place: (x: number, y: number) => `${percent(x)} from the left, ${percent(y)} from the top`,
  unnamed: 'to be completed',
  add: 'Add a point in the middle',
  added: (number: number) => `Point ${number} added.`,
  full: 'There is no room for more points.',
  undo: 'Undo the last change',
  undone: 'Change undone.',
  product: 'Part',
  productHint: 'Search by name or code. For a part that is not in the catalogue a name or a code will do.',
  label: 'Name in the drawing',
  labelHint: 'Shown in place of the part’s name; left blank, that is shown.',
  code: 'Part code',
  earlier: () => 'Previous number',
  later: () => 'Next number',
  numbered: (number: number) => `Now point ${number}.`,
  remove: 'Remove the point',
  removed: (number: number) => `Point ${number} removed.`,
  toCheck: 'to be checked',
  goneName: 'Part no longer in the catalogue',
  gone: 'This part is no longer in the catalogue: the site shows the text.',
  twins: (numbers: string) => `Points ${numbers} have the same part and the same name.`,
  misfit: 'This part is not listed as fitting this engine.',
} satisfies typeof it.exploded;
