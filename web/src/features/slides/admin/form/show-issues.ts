import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../../api/errors.ts';
import { FileRefusal } from '../../../uploads/pending-list.ts';
import type { UploadQueue } from '../../../uploads/upload-queue.ts';
import { draftFields, type SlideDraft } from '../draft/slide-draft.ts';

/** Shows what the server refused beside its fields and gives the first one the focus; a refused picture has to be sent again. */
export function showIssues(
  error: unknown,
  form: UseFormReturn<SlideDraft>,
  uploads: UploadQueue,
  serverText: (message: string) => string,
): void {
  const issues = error instanceof ApiError ? error.issues : [];
  const image = form.getValues('image');
  const place = (path: string) => path.replace(/^picture\./, '').replace('translations.en.title', 'titleEn');
  const placed = draftFields.flatMap((field) =>
    issues
      .filter(({ path }) => place(path).split('.')[0] === field)
      .map((issue) => ({ name: place(issue.path) as FieldPath<SlideDraft>, issue })),
  );
  for (const { name, issue } of placed) {
    if (name === 'image' && image) uploads.fail(image.id, new FileRefusal(serverText(issue.message)));
    form.setError(name, { type: 'server', message: serverText(issue.message) });
  }
  if (placed[0]) form.setFocus(placed[0].name);
}
