import type { PartType } from './categories.ts';

const replacedWith: Partial<Record<PartType, readonly PartType[]>> = {
  piston_sleeve: ['conrod', 'gasket'],
  conrod: ['crankshaft', 'piston_sleeve'],
  crankshaft: ['conrod', 'bearing'],
  bearing: ['gasket'],
  cooling_head: ['combustion_insert', 'gasket'],
  combustion_insert: ['glow_plug', 'gasket'],
  glow_plug: ['combustion_insert'],
  carburettor: ['air_filter', 'gasket'],
  clutch: ['flywheel'],
  flywheel: ['clutch'],
  tuned_pipe: ['manifold', 'gasket'],
  manifold: ['tuned_pipe', 'gasket'],
};

/** Returns those of an engine's parts that are usually replaced together with one of them. */
export function replacedTogether<P extends { id: string; partType?: PartType | undefined }>(
  { id, partType }: { id: string; partType?: PartType | undefined },
  parts: readonly P[],
): P[] {
  const types = (partType && replacedWith[partType]) ?? [];
  return parts.filter((part) => part.id !== id && part.partType && types.includes(part.partType));
}
