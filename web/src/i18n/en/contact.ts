import type it from '../it/contact.ts';

import { visit } from './visit.ts';

export default {
  visit,
  head: {
    title: 'Contact',
    description: 'Write to ROMBO POWER for product information, technical advice and support.',
  },
  lead: 'A needle setting that will not come right, a part to track down, an engine to choose for next season: write to us, and the people who build the engines will answer.',
  details: {
    title: 'Workshop and company details',
    address: 'Address',
    map: 'How to find us',
    picture: 'Two turbo glow plugs for nitro engines.',
  },
  form: {
    title: 'Write to us',
    hint: 'Every field is required except the phone number.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    optional: 'optional',
    subject: 'Subject',
    chooseSubject: 'Choose a subject',
    message: 'Message',
    messageHint: 'If it is about an engine, tell us its article code and the glow plug and fuel you run.',
    consent: 'I accept the [Privacy Policy] and authorize the processing of personal data',
    send: 'Send the message',
    sending: 'Sending...',
    about: 'Your question is about',
    aboutProduct: 'Is it about a product?',
    findProduct: 'Find it in the catalogue and ask from its page',
    searched: (words) => `I am looking for “${words}”. Do you have it?`,
    question: (name: string, code: string) =>
      `I would like to know more about: ${name}${code && ` (article code ${code})`}`,
    withoutScriptsTitle: 'The form cannot be sent',
    withoutScripts: (email) =>
      `JavaScript is switched off in your browser, and the form needs it. Write to us at [${email}]: we answer just the same.`,
    unavailable: 'The form did not load',
    unavailableText: (email) => `Try again, or write to us at ${email}.`,
  },
  subjects: {
    'Informazioni Prodotti': 'Product information',
    'Consulenza Tecnica': 'Technical consultation',
    'Assistenza Post-Vendita': 'After-sales support',
    Collaborazioni: 'Collaborations',
    Altro: 'Other',
  },
  missing: {
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    email: 'Enter your e-mail address: we need it to answer you.',
    subject: 'Choose a subject.',
    message: 'Write your message.',
    consent: 'Tick this box to send the message.',
  },
  refused: {
    email: 'Check the address: something is not right. A valid one looks like name@example.com.',
    tooLong: (max) => `At most ${max} characters.`,
    characters: 'There are characters that we cannot accept: delete them and type them again.',
    unknown: 'This value was not accepted: please check it.',
  },
  sent: {
    title: 'Message sent!',
    text: 'Thank you for writing to us.',
  },
  receipt: {
    title: 'What you wrote to us',
    answer: (email, days) => `We will answer at ${email}${days ? ` ${visit.answerIn(days)}` : ''}.`,
    toProduct: 'Back to the product',
    toCatalogue: 'Go to the catalogue',
  },
  failed: {
    title: 'Error sending',
    text: 'An error occurred. Please try again later.',
    fields: 'Some fields need correcting: they are marked in the form.',
    tooMany: (wait = 'later') =>
      `Many messages have come from this connection in a short time. Please try again ${wait}.`,
    kept: 'What you wrote is still in the form.',
  },
  notice: {
    title: 'What we do with your data',
    text: (company, months, email) =>
      `Short privacy notice (art. 13 GDPR). ${company}, the controller, uses what you enter here only to answer you and to follow up on your request (art. 6(1)(b) and (f)). We keep it for no more than ${months} months, then it is deleted automatically. We do no advertising and no profiling; your data stay in the European Union, with the provider that hosts this site on our behalf. Without a name, an e-mail address and a message we cannot answer; the phone number is up to you. You can ask us at any time to see, correct or delete your data by writing to ${email}.`,
    more: 'Read the full Privacy Policy',
  },
} satisfies typeof it;
