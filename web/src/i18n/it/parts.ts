import type { PartType } from '@rombo/shared/collections/part-types';

/** The parts of an engine. */
export default {
  title: 'Ricambi e accessori per questo motore',
  types: {
    piston_sleeve: 'Pistone e camicia',
    conrod: 'Biella',
    crankshaft: 'Albero motore',
    bearing: 'Cuscinetti',
    cooling_head: 'Testa',
    combustion_insert: 'Sottotesta',
    glow_plug: 'Candele',
    carburettor: 'Carburatore',
    air_filter: 'Filtri aria',
    gasket: 'Guarnizioni',
    clutch: 'Frizione',
    flywheel: 'Volano',
    tuned_pipe: 'Marmitte',
    manifold: 'Collettori',
    fuel: 'Miscela',
    tool: 'Attrezzi',
    other: 'Altro',
  } as Record<PartType, string>,
};
