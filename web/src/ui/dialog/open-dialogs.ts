import { createStore } from '../../loading/document-state.ts';

/** The open dialogs, the topmost last: it contains the toasts. Separate, so that pages that only show toasts load no dialog. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);
