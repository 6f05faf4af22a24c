import { CompanyProfile, type PublicProfile } from '@rombo/shared/collections/company-profile';
import { omit } from '@rombo/shared/contract/keys-of';
import { partitions } from './keys.ts';
import type { Store } from './store.ts';

/** Stored among the settings, so that a page reads both with one query. */
export const companyStore: Store<CompanyProfile> = {
  kind: 'company',
  partition: partitions.settings,
  row: CompanyProfile,
  nameOf: () => null,
  isSingle: true,
};

export const toPublic = (profile: CompanyProfile): PublicProfile => omit(profile, 'createdAt');
