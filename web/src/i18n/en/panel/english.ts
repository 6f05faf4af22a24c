import type it from '../../it/panel/english.ts';

export default {
  title: 'English texts',
  hint: 'Optional. What you leave blank is translated by the glossary where it knows the words, and stays Italian elsewhere.',
  name: 'English name',
  description: 'English description',
  valueOf: (label) => `“${label}” in English`,
  labelOf: (label) => `English name of “${label}”`,
  use: 'Use the suggestion',
  takeOver: (field, suggestion) => `${field}: use the suggestion “${suggestion}”`,
  sheet: {
    sheet: 'English spec sheet',
    addSheet: 'Add the English PDF',
    removeSheetOf: 'Remove the English spec sheet',
  },
  lacking: (count) => `${count} to translate`,
  filter: 'Translation to show',
  all: (count) => `English: all (${count})`,
  states: { complete: 'English complete', partial: 'English in part', none: 'No English' },
} satisfies typeof it;
