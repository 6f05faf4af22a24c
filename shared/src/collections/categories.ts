import { keysOf } from '../contract/keys-of.ts';

/** Categories in the order of their filter buttons, with their Italian names. */
export const categories = {
  motori: 'Motori Completi',
  marmitte: 'Marmitte',
  ricambi: 'Ricambi',
  accessori: 'Accessori',
} as const;
export type Category = keyof typeof categories;
export const categoryKeys = keysOf(categories);

export const subcategories = ['3.5cc', '2.1cc'] as const;
export type Subcategory = (typeof subcategories)[number];

export const hasSubcategories = (category: Category): boolean => category !== 'accessori';

/** In the order of lists: what is bought most often first. */
export const partTypes = [
  'glow_plug',
  'piston_sleeve',
  'conrod',
  'crankshaft',
  'bearing',
  'cooling_head',
  'combustion_insert',
  'carburettor',
  'air_filter',
  'gasket',
  'clutch',
  'flywheel',
  'tuned_pipe',
  'manifold',
  'fuel',
  'tool',
  'other',
] as const;
export type PartType = (typeof partTypes)[number];

/** Groups parts in the order of an engine's page: by type or, without one, by category. */
export function groupParts<P extends { category: Category; partType?: PartType | undefined }>(parts: readonly P[]) {
  const kinds: readonly (PartType | Category)[] = [...partTypes, ...categoryKeys];
  return kinds.flatMap((kind) => {
    const some = parts.filter(({ partType, category }) => (partType ?? category) === kind);
    return some.length > 0 ? [{ kind, parts: some }] : [];
  });
}
