import type { ActivityAction } from '@rombo/shared/activity';
import type { Texts } from './texts.ts';

export const texts: Texts = {
  title: 'Activity',
  hint: 'Sign-ins and changes of the last 12 months. If you see something that was not you, change the password at once.',
  loading: 'Loading the activity...',
  failedTitle: 'List not available',
  failedText: 'We could not read the activity.',
  empty: 'No activity yet.',
  reloadFailed: 'We could not refresh the list.',
  more: 'Show more',
  loadingMore: 'Loading...',
  moreFailed: 'We could not load the rest of the activity: please try again.',
  failedSignIns: (count) => `${count} failed sign-ins`,
};

export const actionTexts: Record<ActivityAction, string> = {
  signed_in: 'Signed in to the panel',
  signed_in_with_recovery_code: 'Signed in with a recovery code',
  sign_in_failed: 'Failed sign-in',
  signed_out: 'Signed out of the panel',
  confirmation_refused: 'Wrong password or code when confirming',
  password_changed: 'Password changed',
  second_factor_on: 'Two-step verification turned on',
  second_factor_off: 'Two-step verification turned off',
  session_ended: 'Device signed out',
  sessions_ended: 'Signed out of all devices',
  product_created: 'Product created',
  product_updated: 'Product changed',
  product_deleted: 'Product deleted',
  slide_created: 'Slide created',
  slide_updated: 'Slide changed',
  slide_deleted: 'Slide deleted',
  setting_saved: 'Setting changed',
  message_deleted: 'Message deleted',
};

export const confirmationTexts: Record<string, string> = {
  changePassword: 'change of password',
  startSecondFactor: 'turning verification on',
  removeSecondFactor: 'turning verification off',
  endSession: 'signing a device out',
  endSessions: 'signing out of all devices',
};

export const settingTexts: Record<string, string> = {
  'maintenance_mode = true': 'maintenance on',
  'maintenance_mode = false': 'maintenance off',
};
