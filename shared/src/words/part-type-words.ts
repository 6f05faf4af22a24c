import type { PartType } from '../collections/part-types.ts';

/** Words by which parts of a kind are searched, in both languages. */
export const partTypeWords: Record<PartType, string> = {
  piston_sleeve: 'pistone camicia canna piston sleeve liner',
  conrod: 'biella conrod connecting rod',
  crankshaft: 'albero motore crankshaft',
  bearing: 'cuscinetto bearing',
  cooling_head: 'testa cooling head',
  combustion_insert: 'sottotesta combustion insert button',
  glow_plug: 'candela glow plug',
  carburettor: 'carburatore carburettor carburetor',
  air_filter: 'filtro aria air filter',
  gasket: 'guarnizione spessore gasket shim',
  clutch: 'frizione ceppi clutch shoes',
  flywheel: 'volano flywheel',
  tuned_pipe: 'marmitta scarico tuned pipe exhaust',
  manifold: 'collettore manifold header',
  fuel: 'miscela fuel',
  tool: 'attrezzo tool',
  other: '',
};
