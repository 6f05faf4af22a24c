import type { ExplodedView } from '@rombo/shared/collections/exploded-view';
import type { ProductInput } from '@rombo/shared/collections/product';
import type { PictureFacts } from '@rombo/shared/contract/picture-fields';
import { invalid } from '../errors.ts';
import type { Media, MediaField } from './media.ts';

const KEY = 'explodedView.image';
const FILE = 'explodedViewImage';
const purpose = 'exploded-view';

type Input = Pick<ProductInput, 'explodedView' | 'explodedViewImage'>;

/** The two ways in which a form carries the picture of an exploded view: as a file, or named by its key or address. */
export function explodedViewFields(
  { explodedView: view, explodedViewImage: file }: Input,
  present?: ExplodedView,
): Record<typeof KEY | typeof FILE, MediaField> {
  const key = view === null ? '' : view?.image;
  if (view && !file && (file === '' || !(key ?? present))) throw invalid(KEY, "L'immagine è obbligatoria");
  const named = key === undefined ? undefined : [key];
  return {
    [KEY]: { purpose, parts: file === undefined ? named : [], present: present ? [present.image] : [] },
    [FILE]: { purpose, parts: file === undefined ? [] : [file], present: [] },
  };
}

const UNMEASURED: Pick<PictureFacts, 'width' | 'height' | 'color'> = { width: null, height: null, color: null };

/** The exploded view that a form leaves; undefined for none. */
export function explodedViewOf(
  { explodedView: view }: Input,
  { addresses, facts }: Pick<Media<typeof KEY | typeof FILE>, 'addresses' | 'facts'>,
  present?: ExplodedView,
): ExplodedView | undefined {
  const image = addresses[FILE][0] ?? addresses[KEY][0];
  if (image === undefined) return undefined;
  const { width, height, color } = facts.get(image) ?? present ?? UNMEASURED;
  return { image, width, height, color, points: view?.points ?? present?.points ?? [] };
}
