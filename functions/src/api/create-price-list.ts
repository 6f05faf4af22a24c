import { romeDay } from '@rombo/shared/collections/opening-hours';
import { PRICE_LIST_DAYS } from '@rombo/shared/collections/price-list';
import { refusal } from '@rombo/shared/contract/issues';
import * as routes from '@rombo/shared/contract/route-definitions';
import { pathOf } from '@rombo/shared/contract/route-paths';
import { documentTexts } from '@rombo/web/texts';
import { outlineIn } from '../data/cards.ts';
import { readCatalogue } from '../data/catalogue.ts';
import { invalid } from '../errors.ts';
import { storeUntil } from '../files/bucket.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';
import { newLinkToken, priceListKey } from '../link-tokens.ts';
import { fonts } from '../pdf/fonts.ts';
import { MAX_PRODUCTS, writePriceList } from '../pdf/price-list.ts';
import { readPictures } from '../pdf/row-pictures.ts';

export const handler = adminRoute(routes.createPriceList, async ({ input }) => {
  const { language, categories, discount } = input;
  const catalogue = await readCatalogue();
  const cards = catalogue.filter(({ category }) => !categories || categories.includes(category));
  if (cards.length > MAX_PRODUCTS[input.pictures ? 'pictured' : 'plain'])
    throw invalid('categories', refusal('too_many_products', MAX_PRODUCTS));
  const issuedAt = new Date();
  const products = cards.map((card) => outlineIn(card, language, () => undefined));
  const pictures = input.pictures ? await readPictures(cards) : undefined;
  const bytes = await writePriceList({ language, discount, products, pictures, fonts, issuedAt });
  const name = `${documentTexts[language].priceList.file}-${romeDay(issuedAt)}.pdf`;
  const token = newLinkToken();
  const expiresAt = new Date(Math.floor(issuedAt.getTime() / 1000 + PRICE_LIST_DAYS * 24 * 60 * 60) * 1000);
  await storeUntil(priceListKey(token), bytes, name, expiresAt);
  const url = pathOf('openPriceList', { token });
  return new Audited({ url, expiresAt: expiresAt.toISOString() }, name);
});
