import { codesIn } from '@rombo/shared/collections/article-codes';
import { type Mention, type Product, type ProductDetails, RelatedProduct } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/contract/is-public';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { enginesOf } from './engines.ts';
import { keys } from './keys.ts';
import { listParts } from './related.ts';
import { toCard } from './related-items.ts';
import { parseRows } from './rows.ts';
import { getItems } from './table.ts';

type Fit = Pick<ProductDetails, 'fits' | 'engines' | 'parts' | 'mentions'>;

/** Codes that are looked up for one product. */
const MENTIONS = 30;

/** Codes of other products in the texts of a product. */
const mentionedBy = ({ description, technicalSpecs }: Product): string[] =>
  codesIn([description, ...Object.values(technicalSpecs)])
    .filter((code) => code !== technicalSpecs[ARTICLE_CODE])
    .slice(0, MENTIONS);

const mentionsIn = (cards: readonly RelatedProduct[], codes: readonly string[]): Mention[] =>
  cards.flatMap(({ articleCode, slug }) =>
    articleCode && codes.includes(articleCode) ? [{ code: articleCode, slug }] : [],
  );

/** Reads the parts of an engine or the engines of a part, with the products that its texts name: one call, or none where there is nothing. */
export async function readFit(product: Product): Promise<Fit> {
  const codes = mentionedBy(product);
  if (product.category === 'motori') {
    const parts = await listParts(product.id);
    return { parts, mentions: mentionsIn(parts, codes) };
  }
  const { fits = [] } = product;
  const items = await getItems([...fits.map(keys.product), ...codes.map(keys.code)]);
  const isCard = ({ pk }: { pk: string }) => pk === keys.code('').pk;
  const engines = enginesOf(
    items.filter((item) => !isCard(item)),
    fits,
  ).filter(isPublic);
  const named = parseRows(RelatedProduct, items.filter(isCard));
  return {
    fits: engines.map(({ id }) => id),
    engines: engines.map(toCard),
    mentions: mentionsIn(named, codes),
  };
}
