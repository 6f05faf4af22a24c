import { factsInName, type Picture, type PictureEdit, type PictureFacts } from '@rombo/shared/contract/picture-fields';

interface Sources {
  /** Facts of a form's new files, by address. */
  facts: Map<string, PictureFacts>;
  present: readonly Picture[];
}

/** The pictures at these addresses, with what a form says of them in their order; an empty list removes their alternative texts. */
export const editPictures = (
  addresses: readonly string[],
  { facts, present }: Sources,
  edits: readonly PictureEdit[] | undefined,
): Picture[] =>
  addresses.map((url, at) => {
    const known = facts.get(url) ?? present.find((picture) => picture.url === url) ?? factsInName(url, 0.5);
    return { ...known, url, ...(edits?.length === 0 ? { alt: {} } : edits?.[at]) };
  });
