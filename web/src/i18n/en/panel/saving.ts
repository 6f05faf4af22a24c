import type it from '../../it/panel/saving.ts';

export default {
  required: 'Fields with * are required.',
  save: 'Save',
  saving: 'Saving...',
  waiting: (left) => (left === 1 ? 'Waiting for 1 file...' : `Waiting for ${left} files...`),
  waitingNote: 'Saving begins as soon as the files are uploaded.',
  cancel: 'Cancel',
  unsaved: (date) => `There are unsaved changes of ${date} on this device.`,
  unsavedFiles: 'Pictures and PDFs that you had chosen have to be added again.',
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
  other: 'Saving did not work. The form keeps its data: please try again.',
} satisfies typeof it;
