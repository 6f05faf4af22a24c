import { type FileType, isAccepted, MAX_FILE_BYTES, type UploadPurpose, uploadPurposes } from '@rombo/shared/upload';

/** Why a chosen file is not uploaded. */
export type FileProblem = 'too-large' | 'wrong-type' | 'empty';

/** What `checkFile` looks at: a `File` has it all. */
export type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

const otherExtensions: Record<string, FileType> = { jpeg: 'image/jpeg', jfif: 'image/jpeg' };

const extensionOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The media type under which a file is uploaded for a purpose, or null; a file to which the system gave no type goes by its extension. */
export function fileTypeOf(file: FileFacts, purpose: UploadPurpose): FileType | null {
  if (file.type) return isAccepted(purpose, file.type) ? file.type : null;
  const extension = extensionOf(file.name);
  const accepted = Object.entries(uploadPurposes[purpose]).find(([, ending]) => ending === extension);
  const type = accepted?.[0] ?? otherExtensions[extension] ?? '';
  return isAccepted(purpose, type) ? type : null;
}

/** What stops a file from being uploaded for a purpose, or null. */
export function checkFile(file: FileFacts, purpose: UploadPurpose): FileProblem | null {
  if (file.size > MAX_FILE_BYTES) return 'too-large';
  if (!fileTypeOf(file, purpose)) return 'wrong-type';
  return file.size === 0 ? 'empty' : null;
}

/** The `accept` of an input for a purpose: media types, so that an iPhone hands over its HEIC photos as JPEG. */
export const acceptOf = (purpose: UploadPurpose): string => Object.keys(uploadPurposes[purpose]).join(',');
