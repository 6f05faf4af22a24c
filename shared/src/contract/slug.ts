/** Maximum length of a slug, without a counter. */
const SLUG_MAX = 60;

/** Replacements for letters that Unicode does not decompose. */
const transliterations: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  þ: 'th',
  ð: 'd',
  ı: 'i',
};

const PREVIEW = /^anteprima-([0-9a-f]{40})$/;

/** Returns the slug of a name: lower-case ASCII words with hyphens, or `fallback` for a name without letters. Never that of a preview. */
export function slugOf(name: string, fallback = 'prodotto'): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => transliterations[letter] ?? ' ')
    .replace(/(?<=\d)[.,](?=\d)/g, '-')
    .replace(/['.]/g, '');
  const words = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-/, '');
  const slug = words.slice(0, SLUG_MAX).replace(/-$/, '') || fallback;
  return PREVIEW.test(slug) ? `${fallback}-${slug}` : slug;
}

/** Returns the slug of a news item. It is never a year, which is the address of a season. */
export function newsSlugOf(title: string): string {
  const slug = slugOf(title, 'notizia');
  return /^\d{4}$/.test(slug) ? `notizia-${slug}` : slug;
}

export const previewSlug = (token: string): string => `anteprima-${token}`;

export const previewToken = (slug: string): string | undefined => PREVIEW.exec(slug)?.[1];
