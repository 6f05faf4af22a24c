import type it from '../../it/panel/fit.ts';
import { plural } from '../../plural.ts';

const parts = (count: number) => plural(count, 'part', 'parts');

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
  sameParts: 'Same parts as…',
  samePartsHint: 'The ticked parts will fit this engine too once you save.',
  chooseEngine: 'Choose an engine',
  parts: 'Parts to add',
  toAdd: (ticked, offered) =>
    offered === 0 ? 'All its parts fit this engine already.' : `${ticked} of ${offered} ticked.`,
  added: (count) => `Engine saved, with ${parts(count)} more`,
  notAdded: (count) => `${parts(count)} not saved: open the engine again and retry.`,
  undo: 'Undo',
  undoHint: 'Remove the engine from the parts, one by one',
  undone: 'The parts are as they were before',
  notUndone: (count) => `${parts(count)} changed meanwhile, or the server does not answer: check the engines by hand`,
  aliasesHint: 'One per line: old codes or those of other makers. Search finds them, nobody sees them.',
} satisfies typeof it;
