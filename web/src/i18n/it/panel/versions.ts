import type { VersionedField } from '@rombo/shared/collections/product-version';
import type productForm from './product-form.ts';

/** The fields that the form calls by a label of their own are called so among the versions as well. */
const fields: Record<Exclude<VersionedField, keyof typeof productForm>, string> = {
  technicalSpecs: 'Specifiche tecniche',
  images: 'Immagini',
  pictures: 'Testi e inquadratura delle immagini',
  technicalSheetUrl: 'Scheda tecnica',
  technicalSheetEnUrl: 'Scheda tecnica in inglese',
  explodedView: 'Vista esplosa',
  translations: 'Testi in inglese',
};

/** The texts of the former versions of a product. */
export default {
  title: 'Versioni',
  hint: 'Restano le ultime 20 versioni di ogni prodotto. Ripristinarne una la salva come versione nuova: non si perde niente.',
  open: 'Mostra le versioni',
  titleOf: (name: string) => `Versioni di ${name}`,
  loading: 'Caricamento delle versioni...',
  failedTitle: 'Errore nel caricamento',
  failedText: 'Impossibile caricare le versioni. Riprova più tardi.',
  present: 'versione attuale',
  by: (name: string) => `Salvata da ${name}`,
  created: 'Prodotto creato',
  changed: (labels: string) => `Cambia: ${labels}`,
  fields,
  restore: 'Ripristina',
  restoreOf: (version: number, moment: string) => `Ripristina la versione ${version}, ${moment}`,
  restored: 'Versione ripristinata!',
  restoredText: (name: string) => `${name} è tornato com’era.`,
  undo: 'Annulla',
  undoHint: 'Annulla il ripristino dalle versioni del prodotto',
  undone: 'Ripristino annullato',
  undoneText: (name: string) => `${name} è di nuovo come prima del ripristino.`,
  undoFailed: 'Non è stato possibile annullare il ripristino. Riprova',
  changedSince: 'Nel frattempo il prodotto è stato modificato: scegli fra le sue versioni quella da tenere.',
  gone: 'Questa versione, o un suo file, non c’è più: non si può ripristinare',
  failed: 'Non è stato possibile ripristinare la versione. Riprova',
};
