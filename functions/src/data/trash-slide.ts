import { keys } from './keys.ts';
import { parseRow } from './rows.ts';
import { SlideRow } from './slides.ts';
import { moveToTrash, type Trashed } from './trash.ts';

/** Moves a slide to the trash and gives its entry; 404 when there is none, 409 when it has another version. */
export const trashSlide = (id: string, ifVersion: number | null): Promise<Trashed> =>
  moveToTrash(keys.slide(id), ifVersion, (item) => {
    const { title, imageUrl } = parseRow(SlideRow, item);
    return { kind: 'slide', name: title, files: [imageUrl] };
  });
