import type { Product, ProductDetails, RelatedProduct } from '@rombo/shared/product';
import { ARTICLE_CODE } from '@rombo/shared/spec-labels';
import { listProducts } from './products.ts';
import { findFormerOwner } from './slugs.ts';

const RELATED = 4;

/** Reads a product by its id, by its address or by one that it had before, with related ones: one query unless the address is old. */
export async function findProduct(address: string): Promise<ProductDetails | undefined> {
  const products = await listProducts();
  const withId = (id: string | undefined) => products.find((product) => product.id === id);
  const found =
    withId(address) ?? products.find(({ slug }) => slug === address) ?? withId(await findFormerOwner(address));
  return found && { ...found, related: relatedTo(found, products) };
}

/** Others of its category, those of its displacement first. */
const relatedTo = (product: Product, products: readonly Product[]): RelatedProduct[] => {
  const others = products.filter(({ id, category }) => id !== product.id && category === product.category);
  const isSame = ({ subcategory }: Product) => subcategory === product.subcategory;
  return [...others.filter(isSame), ...others.filter((other) => !isSame(other))].slice(0, RELATED).map(toCard);
};

const toCard = ({ id, slug, name, category, subcategory, images, technicalSpecs }: Product): RelatedProduct => ({
  id,
  slug,
  name,
  category,
  subcategory,
  image: images[0] ?? null,
  articleCode: technicalSpecs[ARTICLE_CODE] ?? null,
});
