import type { PanelTab } from '@rombo/shared/contract/pages';
import type { ComponentType } from 'react';
import { createStore } from '../loading/document-state.ts';

/** An item, or the only item of a tab, and the tab of the panel that edits it. */
export interface EditTarget {
  tab: PanelTab;
  id?: string | undefined;
  name: string;
}

/** The administrator's link to a form, which loads after the page; null for visitors. */
export const editPencil = createStore<ComponentType<EditTarget> | null>(null);

/** Place of the link in the element that shows the item. It takes no room. */
export function EditSlot(target: EditTarget) {
  const Pencil = editPencil.use();
  return Pencil && <Pencil {...target} />;
}
