import type it from '../it/password-reset.ts';

export default {
  hint: 'We send you a link to choose a new one. It works once, for 20 minutes.',
  send: 'Send the link',
  sent: 'If the username is right, the link is on its way to the site’s mail, or its spam.',
  noMail: 'This site sends no mail. Whoever runs it sets a new password with this command:',
  back: 'Back to the sign-in',
  failed: 'That did not work: check the connection and try again.',
  password: 'New password',
  passwordHint: 'At least 12 characters: best a long phrase that you remember.',
  show: 'Show the password',
  save: 'Save the password',
  expired: 'This link has expired, was used or was replaced by a newer one.',
  again: 'Ask for another link',
  done: 'Password changed',
  doneText: 'All devices have been signed out: sign in with the new password.',
} satisfies typeof it;
