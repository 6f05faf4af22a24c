import { fixedSpecs } from '@rombo/shared/spec-labels';

type FixedSpec = (typeof fixedSpecs)[number];

/** The texts of the product form; what is stored under a fixed label keeps its Italian one. */
export default {
  newTitle: 'Nuovo prodotto',
  editTitle: (name: string) => `Modifica ${name}`,
  basics: 'Dati del prodotto',
  name: 'Nome',
  description: 'Descrizione',
  category: 'Categoria',
  subcategory: 'Cilindrata',
  noSubcategory: 'Nessuna in particolare',
  featured: 'In evidenza',
  featuredHint: 'I prodotti in evidenza aprono il catalogo.',
  specs: 'Specifiche tecniche',
  specsHint: 'Tutte facoltative. Il Codice Articolo compare sulla scheda del prodotto.',
  extraSpecs: 'Altre specifiche',
  extraLabel: 'Nome',
  extraValue: 'Valore',
  extraLabelOf: (number: number) => `Nome della specifica ${number}`,
  extraValueOf: (number: number) => `Valore della specifica ${number}`,
  halfFilled: 'Servono sia il nome sia il valore: così non viene salvata.',
  specOf: (label: string) => `Specifica «${label}»`,
  addSpec: 'Aggiungi specifica',
  removeSpec: (label: string, number: number) => `Rimuovi la specifica ${label || number}`,
  fixedSpecs: Object.fromEntries(fixedSpecs.map((label) => [label, label])) as Record<FixedSpec, string>,
  save: {
    create: 'Crea prodotto',
    created: 'Prodotto creato!',
    createdText: (name: string) => `${name} è in catalogo.`,
    createFailed: 'Errore nella creazione',
    createFailedText: 'Impossibile creare il prodotto. Riprova',
    updated: 'Prodotto aggiornato!',
    updatedText: (name: string) => `Le modifiche a ${name} sono in catalogo.`,
    updateFailed: "Errore nell'aggiornamento",
    updateFailedText: 'Impossibile aggiornare il prodotto. Riprova',
    conflict: 'Nel frattempo questo prodotto è stato modificato altrove: scegli quale versione tenere.',
    gone: 'Nel frattempo questo prodotto è stato eliminato. Se salvi adesso, diventa un prodotto nuovo con i dati del modulo e le immagini che hai aggiunto.',
  },
};
