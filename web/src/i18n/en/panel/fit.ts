import type it from '../../it/panel/fit.ts';

export default {
  noType: 'None in particular',
  fitsHint: 'The engines it is made for: their pages list it among the spares.',
  search: 'Find an engine by name or code',
  add: (name) => `Add ${name}`,
  remove: (name) => `Remove ${name}`,
  none: 'No engine matches.',
  chosen: 'Chosen engines',
  gone: 'Engine no longer in the catalogue',
  takeOver: 'Same as another part',
  choosePart: 'Choose a part',
  takeOverNow: 'Take over its engines',
  aliasesHint: 'One per line: old codes or those of other makers. Search finds them, nobody sees them.',
} satisfies typeof it;
