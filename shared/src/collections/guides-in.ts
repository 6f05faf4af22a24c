import { pick } from '../contract/keys-of.ts';
import { type SlugField, slugFields, slugsOf } from '../contract/language-fields.ts';
import type { Picture } from '../contract/picture-fields.ts';
import type { Language } from '../words/languages.ts';
import { inLanguage, mentionsIn, type NamedIn, namedIn, slugIn, type Untranslated } from './in-language.ts';
import type { ListedGuide } from './listed.ts';
import type { MentionIn } from './product.ts';

const translatedFields = ['title', 'summary', 'blocks'];

export type GuideBlock = ListedGuide['blocks'][number];

/** A guide in the list, without its blocks. */
export type GuideCard = Pick<ListedGuide, 'id' | 'title' | 'summary' | 'picture'> &
  Untranslated & { slug: string; engines: NamedIn[] };

type EnginePicture = Pick<Picture, 'url' | 'color' | 'focalPoint'>;

export type GuideIn = Pick<
  ListedGuide,
  'id' | SlugField | 'title' | 'summary' | 'blocks' | 'picture' | 'sheet' | 'createdAt' | 'updatedAt'
> &
  Untranslated & { engines: (NamedIn & { picture: EnginePicture | null })[]; mentions: MentionIn[] };

export interface GuidePage {
  item: GuideIn;
  /** Further guides, those after it in the owner's order first. */
  others: Pick<GuideCard, 'id' | 'slug' | 'title' | 'italian'>[];
}

function cardIn(language: Language, guide: ListedGuide): GuideCard {
  const localized = inLanguage(language, guide, translatedFields);
  return {
    ...pick(localized, 'id', 'title', 'summary', 'picture', 'italian'),
    slug: slugIn(language, guide),
    engines: guide.products.map((engine) => namedIn(language, engine)),
  };
}

export const guidesIn = (language: Language, guides: readonly ListedGuide[]): GuideCard[] =>
  guides.map((guide) => cardIn(language, guide));

const MAX_OTHERS = 4;

export function guidePageIn(language: Language, guides: readonly ListedGuide[], slug: string): GuidePage | null {
  const at = guides.findIndex((guide) => slugsOf(guide).includes(slug));
  const found = guides[at];
  if (!found) return null;
  const localized = inLanguage(language, found, translatedFields);
  const others = [...guides.slice(at + 1), ...guides.slice(0, at)].slice(0, MAX_OTHERS);
  return {
    item: {
      ...pick(
        localized,
        ...(['id', 'title', 'summary', 'blocks', 'picture', 'sheet', 'createdAt'] as const),
        ...(['updatedAt', 'italian'] as const),
        ...slugFields,
      ),
      mentions: mentionsIn(language, found.mentions),
      engines: found.products.map(({ picture, ...engine }) => ({
        ...namedIn(language, engine),
        picture: picture && pick(picture, 'url', 'color', 'focalPoint'),
      })),
    },
    others: others.map((guide) => pick(cardIn(language, guide), 'id', 'slug', 'title', 'italian')),
  };
}
