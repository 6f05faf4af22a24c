import type { ExplodedView } from '@rombo/shared/collections/exploded-view';
import { textsIn } from '@rombo/shared/collections/in-language';
import type { Product, ProductInput } from '@rombo/shared/collections/product';
import { type KindName, mediaFolder } from '@rombo/shared/contract/kinds';
import { sheetPart, sheetUrl } from '@rombo/shared/contract/language-fields';
import type { Picture, PictureEdit, PictureFacts } from '@rombo/shared/contract/picture-fields';
import { slugOf } from '@rombo/shared/contract/slug';
import type { MediaPart, UploadPurpose } from '@rombo/shared/contract/upload';
import { byLanguage, defaultLanguage, fieldsByLanguage, languageCodes } from '@rombo/shared/words/languages';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { invalid } from '../errors.ts';
import { commitMedia, editPictures, type Media, type MediaField } from './media.ts';
import { renameSheet } from './stored-files.ts';

const KEY = 'explodedView.image';
const FILE = 'explodedViewImage';
const purpose = 'exploded-view';

type Input = Pick<ProductInput, 'explodedView' | 'explodedViewImage'>;

function explodedViewFields(
  { explodedView: view, explodedViewImage: file }: Input,
  current?: ExplodedView,
): Record<typeof KEY | typeof FILE, MediaField> {
  const key = view === null ? '' : view?.image;
  if (view && !file && (file === '' || !(key ?? current))) throw invalid(KEY, 'picture_required');
  const named = key === undefined ? undefined : [key];
  return {
    [KEY]: { purpose, parts: file === undefined ? named : [], current: current ? [current.image] : [] },
    [FILE]: { purpose, parts: file === undefined ? [] : [file], current: [] },
  };
}

const UNMEASURED: Pick<PictureFacts, 'width' | 'height' | 'color'> = { width: null, height: null, color: null };

function explodedViewOf(
  { explodedView: view }: Input,
  { addresses, facts }: Pick<Media<typeof KEY | typeof FILE>, 'addresses' | 'facts'>,
  current?: ExplodedView,
): ExplodedView | undefined {
  const image = addresses[FILE][0] ?? addresses[KEY][0];
  if (image === undefined) return undefined;
  const { width, height, color } = facts.get(image) ?? current ?? UNMEASURED;
  return { image, width, height, color, points: view?.points ?? current?.points ?? [] };
}

const CODE_MAX = 40;

/** Returns the download names of a product's data sheets, in ASCII: article code, slug, and the language unless it is the default. */
function sheetNames({ name, technicalSpecs, translations }: Pick<Product, 'name' | 'technicalSpecs' | 'translations'>) {
  const code = (technicalSpecs[ARTICLE_CODE] ?? '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, CODE_MAX)
    .replace(/^-|-$/g, '');
  return byLanguage((language) => {
    const slug = slugOf(textsIn(language, { translations })?.name ?? name);
    return `${[code, slug, language !== defaultLanguage && language].filter(Boolean).join('-')}.pdf`;
  });
}

export const sheetFileNames = (product: Product) => {
  const names = sheetNames(product);
  return new Map(languageCodes.map((code) => [product[sheetUrl(code)], names[code]]));
};

const sheetField = (part: MediaPart | undefined, current: string | null | undefined, filename: string): MediaField => ({
  purpose: 'technical-sheet',
  parts: part === undefined ? undefined : [part],
  current: current ? [current] : [],
  filename,
});

/** Stores the files of a product's form and returns its fields. Sheets are named after the product's code and name. */
export async function commitProductMedia(id: string, input: ProductInput, current?: Product) {
  const names = sheetNames({ ...(current && { translations: current.translations }), ...input });
  const count = input.images?.filter((part) => part !== '').length ?? current?.images.length ?? 0;
  if ((input.pictures?.length ?? 0) > count) throw invalid(`pictures.${count}`, 'no_such_picture');
  const images: MediaField = { purpose: 'product-image', parts: input.images, current: current?.images ?? [] };
  const fields = {
    images,
    turn: { purpose: 'product-turn', parts: input.turn, current: current?.turn ?? [] } satisfies MediaField,
    ...fieldsByLanguage(sheetPart, (code) =>
      sheetField(input[sheetPart(code)], current?.[sheetUrl(code)], names[code]),
    ),
    ...explodedViewFields(input, current?.explodedView),
  };
  const media = await commitMedia(mediaFolder('product', id), fields);
  const { addresses, facts, cleanUp } = media;
  const sheetUrls = fieldsByLanguage(sheetUrl, (code) => addresses[sheetPart(code)][0] ?? null);
  const former = current && sheetNames(current);
  const renamed = languageCodes.flatMap((code) => {
    const [url, name] = [sheetUrls[sheetUrl(code)], names[code]];
    return url !== null && url === current?.[sheetUrl(code)] && name !== former?.[code] ? [{ url, name }] : [];
  });
  return {
    images: addresses.images,
    pictures: editPictures(addresses.images, { facts, current: current?.pictures ?? [] }, input.pictures),
    turn: addresses.turn.length > 0 ? addresses.turn : undefined,
    ...sheetUrls,
    explodedView: explodedViewOf(input, media, current?.explodedView),
    cleanUp: async (isWritten: boolean) => {
      const renames = isWritten ? renamed.map(({ url, name }) => renameSheet(url, name)) : [];
      await Promise.all([cleanUp(isWritten), ...renames]);
    },
  };
}

interface PictureParts {
  image: MediaPart | undefined;
  edit?: PictureEdit | undefined;
}

type IllustratedKind = { [K in KindName]: `${K}-image` extends UploadPurpose ? K : never }[KindName];

/** Stores a form's picture, and its `others`, in the folder of an item if they are new. `picture` is null if the entity has none afterwards. */
export async function commitOptionalPicture<F extends string = never>(
  kind: IllustratedKind,
  id: string,
  { image, edit }: PictureParts,
  current?: Picture | null,
  others = {} as Record<F, MediaField>,
) {
  const parts = image === undefined ? undefined : [image];
  const field: MediaField = { purpose: `${kind}-image`, parts, current: current ? [current.url] : [] };
  const { addresses, facts, cleanUp } = await commitMedia<F | 'image'>(mediaFolder(kind, id), {
    ...others,
    image: field,
  });
  const sources = { facts, current: current ? [current] : [] };
  const [picture = null] = editPictures(addresses.image, sources, edit && [edit]);
  return { picture, addresses, cleanUp };
}

export async function commitPicture(kind: IllustratedKind, id: string, parts: PictureParts, current?: Picture) {
  const { picture, cleanUp } = await commitOptionalPicture(kind, id, parts, current);
  if (!picture) throw invalid('image', 'picture_required');
  return { picture, cleanUp };
}
