import type it from '../it/parts.ts';

export default {
  title: 'Spares and accessories for this engine',
  types: {
    piston_sleeve: 'Piston and sleeve',
    conrod: 'Conrod',
    crankshaft: 'Crankshaft',
    bearing: 'Bearings',
    cooling_head: 'Cooling head',
    combustion_insert: 'Combustion insert',
    glow_plug: 'Glow plugs',
    carburettor: 'Carburettor',
    air_filter: 'Air filters',
    gasket: 'Gaskets',
    clutch: 'Clutch',
    flywheel: 'Flywheel',
    tuned_pipe: 'Tuned pipes',
    manifold: 'Manifolds',
    fuel: 'Fuel',
    tool: 'Tools',
    other: 'Other',
  },
} satisfies typeof it;
