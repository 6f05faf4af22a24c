import type { SaveWords } from '../../../uploads/saving/saving-texts.ts';
import type { FormTexts } from './form-texts.ts';

export const formTexts: FormTexts = {
  newTitle: 'New product',
  editTitle: (name) => `Edit ${name}`,
  basics: 'Product details',
  name: 'Name',
  description: 'Description',
  category: 'Category',
  subcategory: 'Displacement',
  noSubcategory: 'None in particular',
  featured: 'Featured',
  featuredHint: 'Featured products open the catalogue.',
  specs: 'Technical specifications',
  specsHint: 'All optional. The article code appears on the product’s card.',
  extraSpecs: 'Other specifications',
  extraLabel: 'Name',
  extraValue: 'Value',
  extraLabelOf: (number) => `Name of specification ${number}`,
  extraValueOf: (number) => `Value of specification ${number}`,
  halfFilled: 'It needs both a name and a value: as it is, it will not be saved.',
  specOf: (label) => `Specification “${label}”`,
  addSpec: 'Add specification',
  removeSpec: (label, number) => `Remove specification ${label || number}`,
  fixedSpecs: {
    'Codice Articolo': 'Article code',
    Cilindrata: 'Displacement',
    Potenza: 'Power',
    'RPM Max': 'Max RPM',
    Carburante: 'Fuel',
  },
};

export const saveWords: SaveWords = {
  create: 'Create product',
  created: 'Product created!',
  createdText: (name) => `${name} is in the catalogue.`,
  createFailed: 'Error creating',
  createFailedText: 'The product could not be created. Please try again',
  updated: 'Product updated!',
  updatedText: (name) => `The changes to ${name} are in the catalogue.`,
  updateFailed: 'Error updating',
  updateFailedText: 'The product could not be updated. Please try again',
  conflict: 'This product has been changed elsewhere in the meantime: choose which version to keep.',
  gone: 'This product has been deleted in the meantime. If you save now, it becomes a new product with the data of the form and the pictures that you added.',
};
