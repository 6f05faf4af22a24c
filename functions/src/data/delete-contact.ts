import { keys } from './keys.ts';
import { deleteIf } from './table.ts';

/** Deletes a message; false when there is none. */
export async function deleteContact(id: string): Promise<boolean> {
  const deleted = await deleteIf(keys.contact(id), { expression: 'attribute_exists(pk)' });
  return deleted !== undefined;
}
