import type { ActivityAction } from '@rombo/shared/activity';
import type { RouteName, Routes } from '@rombo/shared/routes';

/** The routes by which an administrator changes something. */
type AdminWrite = {
  [N in RouteName]: Routes[N] extends { access: 'admin'; method: 'POST' | 'PUT' | 'DELETE' } ? N : never;
}[RouteName];

/** What the activity log calls each change that an administrator makes; null for what changes nothing yet. */
const actions: Record<AdminWrite, ActivityAction | null> = {
  changePassword: 'password_changed',
  endSession: 'session_ended',
  endSessions: 'sessions_ended',
  startSecondFactor: null,
  confirmSecondFactor: 'second_factor_on',
  removeSecondFactor: 'second_factor_off',
  saveSetting: 'setting_saved',
  createProduct: 'product_created',
  updateProduct: 'product_updated',
  deleteProduct: 'product_deleted',
  createSlide: 'slide_created',
  updateSlide: 'slide_updated',
  deleteSlide: 'slide_deleted',
  deleteContact: 'message_deleted',
  createUploads: null,
};

/** What the activity log calls a route that has succeeded; null where it says nothing. */
export const actionOf = (name: RouteName): ActivityAction | null =>
  name in actions ? actions[name as AdminWrite] : null;
