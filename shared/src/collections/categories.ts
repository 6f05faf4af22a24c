import { keysOf } from '../contract/keys-of.ts';

/** The categories in the order of their filter buttons, with their Italian names. */
export const categories = {
  motori: 'Motori Completi',
  marmitte: 'Marmitte',
  ricambi: 'Ricambi',
  accessori: 'Accessori',
} as const;
export type Category = keyof typeof categories;
export const categoryKeys = keysOf(categories);

/** Displacements of the engines that a product is, or is for. */
export const subcategories = ['3.5cc', '2.1cc'] as const;
export type Subcategory = (typeof subcategories)[number];

/** True for the categories whose products are divided by displacement. */
export const hasSubcategories = (category: Category): boolean => category !== 'accessori';

/** Types of parts, in the order in which an engine's page lists them. */
export const partTypes = [
  'piston_sleeve',
  'conrod',
  'crankshaft',
  'bearing',
  'cooling_head',
  'combustion_insert',
  'glow_plug',
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
