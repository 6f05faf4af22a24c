/** Texts of the part of the product form that is about English, and of its mark in the list. */
export default {
  title: 'Testi in inglese',
  hint: 'Facoltativi. Quello che lasci vuoto è tradotto dal glossario, se lo conosce, altrimenti resta in italiano.',
  name: 'Nome in inglese',
  description: 'Descrizione in inglese',
  valueOf: (label: string) => `«${label}» in inglese`,
  labelOf: (label: string) => `Nome inglese di «${label}»`,
  use: 'Usa il suggerimento',
  takeOver: (field: string, suggestion: string) => `${field}: usa il suggerimento «${suggestion}»`,
  sheet: {
    sheet: 'Scheda tecnica in inglese',
    addSheet: 'Aggiungi il PDF in inglese',
    removeSheetOf: 'Rimuovi la scheda tecnica in inglese',
  },
  lacking: (count: number) => `${count} da tradurre`,
  filter: 'Traduzione da mostrare',
  all: (count: number) => `Inglese: tutti (${count})`,
  states: { complete: 'Inglese completo', partial: 'Inglese in parte', none: 'Senza inglese' },
};
