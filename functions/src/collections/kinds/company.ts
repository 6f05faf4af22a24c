import {
  COMPANY,
  type CompanyInput,
  type CompanyProfile,
  companyProfile as collection,
} from '@rombo/shared/collections/company-profile';
import { companyStore } from '../../data/company.ts';
import type { Entity, SameFields } from '../../data/store.ts';
import type { KindOf } from '../kind.ts';

export const company: KindOf<typeof collection> = {
  collection,
  ...companyStore,
  accept: async (input, { createdAt }, current) => {
    const fields = input satisfies SameFields<Omit<CompanyProfile, keyof Entity>, CompanyInput>;
    return { entity: { ...current, id: COMPANY, createdAt, ...fields } };
  },
};

export const withCompanyId = <R extends { parameters: object }>(request: R) => ({
  ...request,
  parameters: { ...request.parameters, id: COMPANY },
});
