import type { Product } from '@rombo/shared/collections/product';
import type { ProductIn } from '@rombo/shared/collections/product-in';
import type { Availability } from '@rombo/shared/collections/product-offer';
import { company } from '@rombo/shared/words/company';
import type { Language } from '@rombo/shared/words/languages';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';

interface ProductAddress {
  origin: string;
  address: string;
  language: Language;
  category: string;
}

const availabilities: Record<Availability, string> = {
  in_stock: 'InStock',
  to_order: 'BackOrder',
  sold_out: 'OutOfStock',
  discontinued: 'Discontinued',
};

const offerOf = ({ price, availability }: Pick<Product, 'price' | 'availability'>, address: string) =>
  price !== undefined && {
    offers: {
      '@type': 'Offer',
      url: address,
      price: price.toFixed(2),
      priceCurrency: 'EUR',
      ...(availability && { availability: `https://schema.org/${availabilities[availability]}` }),
    },
  };

type FactField = 'name' | 'description' | 'pictures' | 'technicalSpecs' | 'price' | 'availability';

/** Returns a product as schema.org data, with an offer if it has a price. */
export const productFacts = (
  product: ProductIn<Pick<Product, FactField>>,
  { origin, address, language, category }: ProductAddress,
) => {
  const { name, description, pictures, technicalSpecs } = product;
  const { [ARTICLE_CODE]: sku, ...others } = technicalSpecs;
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    url: address,
    mainEntityOfPage: { '@type': 'ItemPage', '@id': address, inLanguage: language },
    name,
    description,
    image: pictures.map(({ url }) => origin + url),
    sku,
    brand: { '@type': 'Brand', name: company.brand },
    manufacturer: { '@id': `${origin}/#organization` },
    category,
    additionalProperty: Object.entries(others).map(([label, value]) => ({
      '@type': 'PropertyValue',
      name: product.specLabels?.[label] ?? label,
      value,
    })),
    ...offerOf(product, address),
  };
};
