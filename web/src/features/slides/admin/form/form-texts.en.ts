import type { SaveWords } from '../../../uploads/saving/saving-texts.ts';
import type { FormTexts, ImageTexts } from './form-texts.ts';

export const formTexts: FormTexts = {
  newTitle: 'New slide',
  editTitle: (name) => `Edit ${name}`,
  image: 'Picture',
  imageHint: 'JPG, PNG or GIF, 5 MB at most. Landscape, with the subject clear of the text.',
  choose: 'Choose the picture',
  replace: 'Replace the picture',
  restore: 'Keep the present picture',
  removeChosen: 'Remove the picture',
  preview: 'Preview of the picture',
  dropHere: 'or drag it here',
  drop: 'Drop the picture here',
  title: 'Title',
  titleHint: 'It tells the slide apart in the panel: the site does not show it.',
  description: 'Description (internal notes)',
  descriptionHint: 'Only you read it: the site does not show it.',
  order: 'Order',
  orderHint: 'Lower numbers come first.',
  active: 'Active',
  activeHint: 'Only active slides appear on the home page.',
};

export const imageTexts: ImageTexts = {
  required: 'Picture required',
  requiredText: 'You must upload a picture to create a new slide',
  requiredInline: 'New slides need a picture',
  tooLarge: 'File too large',
  tooLargeText: 'The file is larger than 5MB',
  wrongType: 'Invalid file type',
  wrongTypeText: 'The file is not a JPG, PNG or GIF picture',
  empty: 'Empty file',
  emptyText: 'There is nothing in the file',
};

export const saveWords: SaveWords = {
  create: 'Create slide',
  created: 'Slide created!',
  createdText: (name) => `“${name}” is in the slider.`,
  createFailed: 'Error creating',
  createFailedText: 'The slide could not be created. Please try again',
  updated: 'Slide updated!',
  updatedText: (name) => `The changes to “${name}” are saved.`,
  updateFailed: 'Error updating',
  updateFailedText: 'The slide could not be updated. Please try again',
  conflict: 'This slide has been changed elsewhere in the meantime: choose which version to keep.',
  gone: 'This slide has been deleted in the meantime. If you save now, it becomes a new slide: it needs a picture.',
};
