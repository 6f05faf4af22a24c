import { productLimits } from '@rombo/shared/collections/product';
import type * as it from '../../it/panel/forms.ts';
import { sortingTexts } from '../item-texts.ts';

export const saving = {
  required: 'Fields with * are required.',
  save: 'Save',
  saving: 'Saving...',
  waiting: (left) => (left === 1 ? 'Waiting for 1 file...' : `Waiting for ${left} files...`),
  waitingNote: 'Saving begins as soon as the files are uploaded.',
  cancel: 'Cancel',
  unsaved: (date) => `There are unsaved changes of ${date} on this device.`,
  unsavedToo: (date) => `This device also has other unsaved changes, of ${date}.`,
  filesFound: (count) =>
    count === 1 ? '1 file that you had chosen was found.' : `${count} files that you had chosen were found.`,
  filesLost: (names) => `To be added again: ${names}.`,
  takeUnsaved: 'Take up the changes',
  dropUnsaved: 'Discard the changes',
  leave: 'There are unsaved changes. Do you want to leave without saving them?',
  session: 'You need to sign in again: sign in and save once more. The form keeps its data.',
  network: 'The server is not responding. Check the connection and try again: the form keeps its data.',
  invalid: 'Some fields are not valid: correct them and save again.',
  files: (failed) =>
    failed === 1
      ? 'One file was not uploaded: try again or remove it, then save again.'
      : `${failed} files were not uploaded: try again or remove them, then save again.`,
  unreadableDate: 'This date or time is not complete or does not exist: please correct or clear it.',
  other: 'Saving did not work. The form keeps its data: please try again.',
} satisfies typeof it.saving;

const most = productLimits.images;

/** Texts of the data sheet in another language. */
export const sheetTexts = (language: string) => ({
  sheet: `${language} spec sheet`,
  addSheet: `Add the ${language} PDF`,
  removeSheetOf: `Remove the ${language} spec sheet`,
});

export const files = {
  picturesHint: `JPG, PNG or GIF, 5 MB each at most, up to ${most}. The first one is the cover.`,
  addPictures: 'Add pictures',
  dropHere: 'or drag them here',
  drop: 'Drop the pictures here',
  pictureOf: (position, count) => `Picture ${position} of ${count}`,
  cover: 'Cover',
  drag: (position) => `Drag picture ${position}`,
  earlier: (position) => `Move picture ${position} back`,
  later: (position) => `Move picture ${position} forward`,
  toCover: (position) => `Use picture ${position} as the cover`,
  altAndFocus: 'Description of the photo and what not to crop',
  ofPicture: (position) => `of picture ${position}`,
  removePicture: (position) => `Remove picture ${position}`,
  pictureIssue: (position, message) => `Picture ${position}: ${message}`,
  tooLarge: 'File too large',
  wrongType: 'Invalid file type',
  pictureTooLarge: (name) => `${name} is larger than 5MB`,
  notAPicture: (name) => `${name} is not an image file`,
  otherPicture: (name) => `${name} is not a JPG, PNG or GIF image file`,
  sheetTooLarge: (name) => `${name} must be smaller than 5MB`,
  notAPdf: (name) => `${name} must be a PDF file`,
  empty: 'Empty file',
  emptyText: (name) => `There is nothing in ${name}`,
  tooMany: 'Too many pictures',
  tooManyText: (left) =>
    `A product can have ${most} pictures at most: ${left === 1 ? 'one was not added' : `${left} were not added`}.`,
  notAdded: 'Not added:',
  sheet: 'Spec sheet',
  hasSheet: 'PDF there',
  sheetHint: 'A PDF, 5 MB at most.',
  addSheet: 'Add the PDF',
  replaceSheet: 'Replace',
  removeSheet: 'Remove',
  removeSheetOf: 'Remove the spec sheet',
  openSheet: 'Open the current sheet',
  sheetGone: 'Saving removes the current sheet.',
  restoreSheet: 'Keep the current sheet',
  ...sortingTexts('picture'),
} satisfies typeof it.files;

export const preparing = {
  queued: 'Queued',
  preparing: 'Preparing…',
  preparingOf: (name) => `Preparing ${name}`,
  fromTo: (before, after) => `from ${before} to ${after}`,
  faults: {
    unreadable: (name) => `${name} cannot be read: the file may be damaged. Please choose another photo.`,
    incomplete: (name) => `${name} is incomplete: the file breaks off halfway. Copy it from the phone again.`,
    hdr: (name) => `${name} is in HDR and would look washed out on the site. Save it in SDR (sRGB) and retry.`,
    'too-large': (name) => `${name} is over 5 MB and cannot be made smaller.`,
  },
  notPrepared: (name) => `${name} could not be prepared.`,
  offer: (count) =>
    count === 1
      ? 'One photo is over 5 MB. We can make it smaller here; it will look just as good on the site.'
      : `${count} photos are over 5 MB. We can make them smaller here; they will look just as good on the site.`,
  accept: (count) => (count === 1 ? 'Shrink and add the photo' : `Shrink and add ${count} photos`),
  decline: (count) => (count === 1 ? 'Leave it out' : 'Leave them out'),
} satisfies typeof it.preparing;

export const uploads = {
  uploading: (name) => `Uploading ${name}`,
  sent: 'Uploaded',
  failed: 'Upload failed',
  sessionEnded: 'You need to sign in again: sign in and try again',
} satisfies typeof it.uploads;

export const pictureField = {
  image: 'Picture',
  imageHint: 'JPG, PNG or GIF, 5 MB at most. Landscape, with the subject clear of the text.',
  choose: 'Choose the picture',
  replace: 'Replace the picture',
  restore: 'Keep the current picture',
  remove: 'Remove the picture',
  preview: 'Preview of the picture',
  alt: 'Description of the photo',
  altHint: 'It tells those who do not see the picture what it shows.',
  dropHere: 'or drag it here',
  drop: 'Drop the picture here',
  tooLarge: 'File too large',
  tooLargeText: 'The file is larger than 5MB',
  wrongType: 'Invalid file type',
  wrongTypeText: 'The file is not a JPG, PNG or GIF picture',
  empty: 'Empty file',
  emptyText: 'There is nothing in the file',
} satisfies typeof it.pictureField;
