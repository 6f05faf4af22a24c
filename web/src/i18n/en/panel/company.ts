import type * as it from '../../it/panel/company.ts';
import { itemTexts } from '../item-texts.ts';

const item = itemTexts({ one: 'company', many: 'company details' });

export const company = { ...item.list, tab: 'Company' } satisfies typeof it.company;

export const companyForm = {
  ...item.form,
  editTitle: () => 'Company',
  intro: 'What you leave blank does not appear on the site. The legal data stay those of the operator.',
  announcement: 'Announcement on the home page',
  announcementHint:
    'A line above the pictures of the home page, in the languages you write it in. Blank, it is not there.',
  announcementIn: (language) => `Announcement (${language})`,
  link: 'Where it leads',
  linkHint: 'Optional: a page of the site, such as /news or /prodotti?category=motori.',
  hours: 'Opening hours',
  hoursHint: 'They appear on the pages Contact and Where we are. With every day closed they do not appear.',
  from: (day) => `${day}, from`,
  to: (day) => `${day}, to`,
  fromAgain: (day) => `${day}, again from`,
  toAgain: (day) => `${day}, again to`,
  like: (monday) => `Same as ${monday}`,
  pause: 'Break',
  noPause: 'No break',
  closed: 'Closed days',
  closedHint: 'Holidays: the site announces them in advance and drops them by itself when they are over.',
  closedFrom: 'From',
  closedTo: 'To',
  addClosed: 'Add closed days',
  removeClosed: (number) => `Remove closed days ${number}`,
  contacts: 'Contact',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  whatsappHint: 'With its country code, such as +39 333 1234567.',
  email: 'E-mail shown',
  emailHint: 'Blank, the site shows the operator’s.',
  answerDays: 'Reply within (working days)',
  answerDaysHint: 'From 1 to 14. People who have written to you read it.',
  visits: 'Address for visits',
  visitsHint: 'If it is not the registered office. One line for the street, one for the town.',
  social: 'Social media',
  socialHint: 'They appear at the foot of every page, in the order you put them in.',
  socialName: 'Name',
  socialUrl: 'Address',
  addSocial: 'Add a social network',
  removeSocial: (number) => `Remove social network ${number}`,
  save: {
    ...item.save,
    updated: 'Company updated!',
    updatedText: () => 'The changes are on the site.',
    updateFailedText: 'The company details could not be saved. Please try again',
    conflict: 'These details have been changed elsewhere in the meantime: choose which version to keep.',
  },
} satisfies typeof it.companyForm;

export const companyVersions = {
  ...item.versions,
  hint: 'The last 20 versions are kept. Restoring one saves it as a new version, so nothing is lost.',
  created: 'The site before the first change',
  restoredText: () => 'Version restored: the company details are as they were again.',
  undoneText: () => 'Restoration undone: the company details are as they were before.',
  changedSince: 'These details have been changed in the meantime: choose which of the versions to keep.',
} satisfies typeof it.companyVersions;
