import { type Dealer, DealerInput } from '@rombo/shared/collections/dealer';
import { keysOf } from '@rombo/shared/contract/keys-of';
import { countryName } from '../../i18n/format.ts';
import { textsOf } from '../collection/draft-fields.ts';
import { type Kind, simpleDraft } from '../collection/kind.ts';

/** A dealer as its form holds it: blank for none. */
export type DealerDraft = Record<keyof DealerInput, string>;

const draftOf = (dealer: Partial<Dealer>): DealerDraft => textsOf(keysOf(DealerInput.entries), dealer);

/** A coordinate, typed with a point or a comma; null for none. Other texts stay, and are refused. */
const degreesOf = (text: string): number | string | null => {
  const degrees = Number(text.replace(',', '.'));
  if (!text.trim()) return null;
  return Number.isNaN(degrees) ? text : degrees;
};

export const dealerKind: Kind<Dealer, DealerDraft> = {
  tab: 'rivenditori',
  routes: {
    list: 'listDealers',
    create: 'createDealer',
    update: 'updateDealer',
    remove: 'deleteDealer',
    versions: 'listDealerVersions',
    restoreVersion: 'restoreDealerVersion',
  },
  shownBy: [],
  isTrashed: false,
  nameOf: ({ name }) => name,
  cardOf: ({ address, city, country, phone, email, site, lat }, { dealers }, language) => ({
    label: countryName(country, language),
    texts: [
      [[address, city].filter(Boolean).join(', '), phone, email, site].filter(Boolean).join('\n'),
      lat === null && dealers.offMap,
    ],
  }),
  words: ({ dealers, dealerForm, dealerVersions }) => ({ list: dealers, form: dealerForm, versions: dealerVersions }),
  ...simpleDraft<Dealer, DealerDraft>({
    name: 'dealer',
    empty: draftOf({ country: 'IT' }),
    draftOf,
    valuesOf: ({ lat, lng, ...texts }) => ({ ...texts, lat: degreesOf(lat), lng: degreesOf(lng) }),
    schema: DealerInput,
  }),
};
