import type { FileFields } from '@rombo/shared/contract/route';
import { bestEffort } from '../best-effort.ts';
import { returnUploads } from '../data/uploads.ts';
import { UPLOAD_RETURN_TIMEOUT_MS } from '../timeouts.ts';

/** The keys of uploads that a form names, in its fields of files or as the picture of its exploded view. */
const uploadsIn = ({ explodedView, ...input }: Record<string, unknown>, { many, one }: FileFields): string[] => {
  const drawing = typeof explodedView === 'object' ? Object.values(explodedView ?? {}) : [];
  const parts = [...[...many, ...one].flatMap((field) => input[field] ?? []), ...drawing];
  return [...new Set(parts.filter((part): part is string => typeof part === 'string' && part.startsWith('uploads/')))];
};

/** Gives the uploads back that a form has used. Where that fails they count until they expire: the form is saved all the same. */
export async function returnUploadsOf(
  username: string,
  input: Record<string, unknown>,
  files: FileFields,
): Promise<void> {
  const used = uploadsIn(input, files);
  if (used.length === 0) return;
  await bestEffort(
    () => returnUploads(username, used),
    UPLOAD_RETURN_TIMEOUT_MS,
    'Uploads that were used count until they expire',
  );
}
