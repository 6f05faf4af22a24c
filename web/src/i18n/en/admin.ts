import type { AdminDictionary } from '../admin-text.ts';

export const signIn: AdminDictionary['signIn'] = {
  username: 'Username',
  password: 'Password',
  submit: 'Sign in',
  busy: 'Signing in...',
  succeeded: 'Signed in!',
  welcome: 'Welcome to the admin panel.',
  refused: 'Sign-in error',
  wrong: 'Invalid credentials',
  tooMany: 'Too many attempts. Try again {wait}.',
  failed: 'An error occurred while signing in. Please try again.',
  loggedOut: 'Signed out',
  loggedOutText: 'You have been signed out.',
  logoutFailed: 'An error occurred while signing out.',
  code: 'Code from the app',
  codeHint: 'The six digits that your authenticator app shows now.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the ten codes that you saved. Each works once.',
  codeRequired: 'Enter the code',
  verify: 'Verify',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the code from the app',
  back: 'Back to username and password',
  ended: 'The session has ended',
  endedText: 'Sign in again: what you typed is still in the form, as you left it.',
};

export const panel: AdminDictionary['panel'] = {
  logout: 'Log out',
  sections: 'Sections of the panel',
  products: 'Products',
  slides: 'Slider',
  messages: 'Messages',
  settings: 'Settings',
  checkFailed: 'We could not check who is signed in. Please try again.',
};
