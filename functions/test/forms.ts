/** A file as a form sends it. */
export interface FormFile {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  type: string;
}

type Part = string | FormFile;

/** A multipart form; a list becomes repeated parts, in its order. */
export function form(fields: Record<string, Part | Part[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (typeof part === 'string') data.append(name, part);
      else data.append(name, new File([part.bytes], part.name, { type: part.type }));
    }
  }
  return data;
}

/** The fields of a product that the API takes, with `changes` over them. */
export const productForm = (changes: Record<string, Part | Part[]> = {}): FormData =>
  form({ name: 'RP-21 di prova', description: 'Un motore per le prove.', category: 'motori', ...changes });

/** The fields of a slide with its picture. */
export const slideForm = (image: Part, changes: Record<string, Part> = {}): FormData =>
  form({ title: 'Slide di prova', order: '5', image, ...changes });

export const png = (bytes: Uint8Array<ArrayBuffer>): FormFile => ({ bytes, name: 'foto.png', type: 'image/png' });
export const jpeg = (bytes: Uint8Array<ArrayBuffer>): FormFile => ({ bytes, name: 'foto.jpg', type: 'image/jpeg' });
export const sheet = (bytes: Uint8Array<ArrayBuffer>): FormFile => ({
  bytes,
  name: 'scheda.pdf',
  type: 'application/pdf',
});
