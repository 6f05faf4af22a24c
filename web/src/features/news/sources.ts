/** The sites from which racers learn what happens in the sport, by the name of their description. */
export const sources = [
  { id: 'redrc', name: 'Red RC', host: 'redrc.net' },
  { id: 'ifmar', name: 'IFMAR', host: 'ifmar.org' },
  { id: 'efra', name: 'EFRA', host: 'efra.ws' },
  { id: 'automodel', name: 'Automodel', host: 'automodel.net' },
  { id: 'neobuggy', name: 'neobuggy', host: 'neobuggy.net' },
  { id: 'ens', name: 'Euro Nitro Series', host: 'euronitroseries.eu' },
] as const;

export type SourceId = (typeof sources)[number]['id'];
