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
