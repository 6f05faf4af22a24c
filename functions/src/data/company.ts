import { CompanyProfile, type PublicProfile } from '@rombo/shared/collections/company-profile';
import type { Store } from './collection.ts';
import { partitions } from './keys.ts';

/** Stored among the settings, so that a page reads both with one query. */
export const companyStore: Store<CompanyProfile> = {
  kind: 'company',
  partition: partitions.settings,
  row: CompanyProfile,
  nameOf: () => null,
  isSingle: true,
};

export const toPublic = ({ createdAt: _, ...profile }: CompanyProfile): PublicProfile => profile;
