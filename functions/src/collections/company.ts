import { COMPANY, type CompanyInput, type CompanyProfile } from '@rombo/shared/collections/company-profile';
import type { Entity, SameFields } from '../data/collection.ts';
import { companyStore } from '../data/company.ts';
import type { Kind } from './collection.ts';

export const company: Kind<CompanyProfile, CompanyProfile, CompanyInput> = {
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
