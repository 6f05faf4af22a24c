import type { FileFields } from '@rombo/shared/route';
import { returnUploads } from '../data/uploads.ts';
import { withDeadline } from '../deadline.ts';
import { logger } from '../logger.ts';
import { UPLOAD_RETURN_TIMEOUT_MS } from '../timeouts.ts';

/** The keys of uploads that a form names, in its fields of files or as the picture of its exploded view. */
const uploadsIn = (input: Record<string, unknown>, { many, one }: FileFields): string[] => {
  const view = input.explodedView as { image?: unknown } | null | undefined;
  const parts = [...[...many, ...one].flatMap((field) => input[field] ?? []), view?.image];
  return [...new Set(parts.filter((part): part is string => typeof part === 'string' && part.startsWith('uploads/')))];
};

/** Gives the uploads back that a form has used. Where that fails they count until they expire: the form is saved all the same. */
export async function returnUploadsOf(username: string, input: object, files: FileFields): Promise<void> {
  const used = uploadsIn(input as Record<string, unknown>, files);
  if (used.length === 0) return;
  try {
    await withDeadline(() => returnUploads(username, used), UPLOAD_RETURN_TIMEOUT_MS);
  } catch (error) {
    logger.warn('Uploads that were used count until they expire', { error });
  }
}
