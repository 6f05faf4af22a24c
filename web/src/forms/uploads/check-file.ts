import {
  type FileType,
  isAccepted,
  isPicture,
  MAX_FILE_BYTES,
  type UploadPurpose,
  uploadPurposes,
} from '@rombo/shared/contract/upload';
import { type FileKind, kindOfFile } from './preparing/picture-file.ts';

export type FileProblem = 'too-large' | 'wrong-type' | 'empty';

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** Photos of phones, which only Safari shows: they are converted to JPEG before they are sent. */
const heicTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];
const heicExtensions = ['heic', 'heif', 'hif'];

/** The largest file that is shrunk; a browser may run out of memory with larger ones. */
const MAX_SHRINKABLE_BYTES = 100 * 1024 * 1024;

const otherExtensions: Record<string, FileType> = { jpeg: 'image/jpeg', jfif: 'image/jpeg' };

const extensionOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** True for a file without a media type. */
const hasNoType = ({ type }: FileFacts): boolean => type === '' || type === 'application/octet-stream';

/** The media type under which a file is uploaded for a purpose, or null. Without a type, its extension decides. */
export function fileTypeOf(file: FileFacts, purpose: UploadPurpose): FileType | null {
  if (!hasNoType(file)) return isAccepted(purpose, file.type) ? file.type : null;
  const extension = extensionOf(file.name);
  const accepted = Object.entries(uploadPurposes[purpose]).find(([, ending]) => ending === extension);
  const type = accepted?.[0] ?? otherExtensions[extension] ?? '';
  return isAccepted(purpose, type) ? type : null;
}

const isHeic = (file: FileFacts): boolean =>
  hasNoType(file) ? heicExtensions.includes(extensionOf(file.name)) : heicTypes.includes(file.type);

const canBeTaken = (file: FileFacts, purpose: UploadPurpose): boolean =>
  fileTypeOf(file, purpose) !== null || (isPicture(purpose) && isHeic(file));

export function checkFile(file: FileFacts, purpose: UploadPurpose): FileProblem | null {
  if (file.size > MAX_FILE_BYTES) return 'too-large';
  if (!canBeTaken(file, purpose)) return 'wrong-type';
  return file.size === 0 ? 'empty' : null;
}

/** True for a picture that is refused only for its size and can be shrunk. An animation would stand still. */
export const isShrinkable = (file: FileFacts, purpose: UploadPurpose): boolean =>
  isPicture(purpose) &&
  file.size > MAX_FILE_BYTES &&
  file.size <= MAX_SHRINKABLE_BYTES &&
  canBeTaken(file, purpose) &&
  fileTypeOf(file, purpose) !== 'image/gif';

const typeOfKind = (kind: FileKind): string => `image/${kind}`;

/** Gives a file without a known type or extension the type that its first bytes indicate. */
export async function withType(file: File, purpose: UploadPurpose): Promise<File> {
  if (!hasNoType(file) || canBeTaken(file, purpose)) return file;
  const kind = await kindOfFile(file).catch(() => null);
  return kind ? new File([file], file.name, { type: typeOfKind(kind), lastModified: file.lastModified }) : file;
}

/**
 * The `accept` of an input for a purpose. HEIC is among the pictures, or an iPhone would turn its photos into JPEG files of twice the
 * size; its extensions are named too for systems that do not know the type.
 */
export function acceptOf(purpose: UploadPurpose): string {
  const types = Object.keys(uploadPurposes[purpose]);
  return [...types, ...(isPicture(purpose) ? ['image/heic', 'image/heif', '.heic', '.heif'] : [])].join(',');
}
