import type it from '../../it/panel/reminder.ts';

export default {
  label: 'Security of your sign-in',
  text: 'Today a password is all it takes to get in. With two-step verification, whoever finds out the password still stays out.',
  open: 'Turn it on in Settings',
  dismiss: 'Not now',
} satisfies typeof it;
