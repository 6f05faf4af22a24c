import type it from '../it/search.ts';

export default {
  label: 'Search the catalogue',
  placeholder: 'Name, code or word',
  search: 'Search',
  suggestions: 'Suggestions',
  recent: 'Recent search',
  whichEngine: 'Which engine do you have?',
  chooseEngine: 'Choose your engine',
  showParts: 'Show its parts',
  partsOf: (engine) => `Spares and accessories for ${engine}`,
  resultsFor: (words) => `Results for “${words}”`,
  showAll: 'Show the whole catalogue',
  unknownEngine: 'This engine is not in the catalogue: all products are below.',
  nothingFound: 'Try fewer words, the code without hyphens, or the name of the engine. If it is not there, ask us:',
  askUs: 'tell us what you are looking for',
} satisfies typeof it;
