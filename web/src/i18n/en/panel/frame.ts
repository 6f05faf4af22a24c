import { CONTACT_MONTHS } from '@rombo/shared/contract/limits';
import type * as it from '../../it/panel/frame.ts';

export const frame = {
  head: { title: 'Admin panel', description: 'Private area.' },
  more: 'More',
  logout: 'Sign out',
  sections: 'Sections of the panel',
  tabs: {
    messaggi: 'Messages',
    impostazioni: 'Settings',
    visite: 'Visits',
    cestino: 'Bin',
    oggi: 'Today',
  },
  checkFailed: 'We could not check who is signed in. Please try again.',
} satisfies typeof it.frame;

export const today = {
  toAnswer: 'Messages to answer',
  noneToAnswer: 'No message is waiting for an answer.',
  unread: 'unread',
  drafts: 'Left half-written',
  draftsHint: 'What you typed on this device and did not save.',
  typed: (moment) => `typed ${moment}`,
  fresh: (tab) => `${tab}: new`,
  untitled: 'Without a name',
  drop: 'Discard',
  confirmDrop: (name) => `Discard what you typed for ${name}?`,
  goingOut: 'Going online by themselves',
  lacking: 'Something is missing',
  lackingHint: 'Products that visitors see already.',
  lacks: { price: 'Without a price', picture: 'Without a picture', translation: 'Not all translated' },
  allLacks: (count) => `Complete or not: all (${count})`,
  more: (count) => `and ${count === 1 ? 'one more' : `${count} more`}`,
  complete: 'Every product has a price, a picture and a translation.',
  site: 'The site',
  company: 'Hours, contacts, announcement',
} satisfies typeof it.today;

export const reminder = {
  label: 'Security of your sign-in',
  text: 'Today a password is all it takes to get in. With two-step verification, whoever finds out the password still stays out.',
  open: 'Turn it on in Settings',
  dismiss: 'Not now',
} satisfies typeof it.reminder;

export const trash = {
  emptyTitle: 'The bin is empty',
  emptyText: (days, kinds) => `All that you delete stays here for ${days} days: ${kinds}.`,
  hint: (days) =>
    `All that you delete stays here for ${days} days with its pictures, and is as it was once you restore it. A message leaves earlier if its ${CONTACT_MONTHS} months are over.`,
  message: 'Message',
  untitled: 'Slide without a title',
  deleted: (day) => `in the bin since ${day}`,
  until: (day) => `kept until ${day}`,
  restored: 'Restored!',
  restoreFailed: 'It could not be restored. Try again',
  remove: 'Delete for good',
  confirmRemoval: (name) => `Delete ${name} for good? It cannot be restored afterwards.`,
  removed: 'Deleted for good',
  removalFailed: 'It could not be deleted. Try again',
  gone: 'It is no longer in the bin',
  undo: 'Undo',
  undoHint: 'Undo the deletion in the bin',
} satisfies typeof it.trash;
