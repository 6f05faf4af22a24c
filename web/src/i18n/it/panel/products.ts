import { type Category, categories } from '@rombo/shared/collections/categories';
import type { VersionedField } from '@rombo/shared/collections/product';
import { productLimits } from '@rombo/shared/collections/product-limits';
import { sheetUrl } from '@rombo/shared/contract/language-fields';
import { fieldsByLanguage } from '@rombo/shared/words/languages';
import { fixedSpecs } from '@rombo/shared/words/spec-labels';
import { plural } from '../../format.ts';
import { languageName } from '../../language-name.ts';
import { itemTexts } from '../item-texts.ts';
import { sheetTexts } from './forms.ts';

const item = itemTexts({ the: 'il prodotto', theMany: 'i prodotti', o: 'o', quote: (name) => name });

export const products = {
  ...item.list,
  count: (shown: number, all: number, visible: number) =>
    shown < all ? `${shown} di ${all}` : `${visible} in catalogo${visible === all ? '' : ` su ${all}`}`,
  emptyText: 'Il catalogo è vuoto: i prodotti che aggiungi compaiono subito sul sito.',
  search: 'Cerca per nome o codice',
  searchCategory: 'Categoria da mostrare',
  everyCategory: (count: number) => `Tutte le categorie (${count})`,
  noMatch: 'Nessun prodotto corrisponde alla ricerca.',
  noImage: 'No image available',
  seeOnSite: 'Vedi sul sito',
  sheet: 'Scheda tecnica',
  duplicate: 'Duplica',
  duplicatedText: (name: string, original: string) => `${name}, copia di ${original}, è una bozza: la vedi solo tu.`,
  duplicateFailed: 'Non è stato possibile duplicare il prodotto. Riprova',
  removedText: (name: string) => `${name} non è più in catalogo.`,
  categories: { ...categories } as Record<Category, string>,
};

export const productList = {
  sorts: {
    order: 'Ordine del catalogo',
    name: 'Nome',
    category: 'Categoria',
    status: 'Visibilità',
    availability: 'Disponibilità',
    price: 'Prezzo',
    changed: 'Ultima modifica',
  },
  view: 'Vista dell’elenco',
  views: { rows: 'Righe', cards: 'Schede', prices: 'Listino' },
  filters: 'Filtri',
  status: 'Visibilità da mostrare',
  everyStatus: (count: number) => `Visibilità: tutte (${count})`,
  availability: 'Disponibilità da mostrare',
  backOn: (day: string) => `dal ${day}`,
  everyAvailability: (count: number) => `Disponibilità: tutte (${count})`,
  menuOf: (name: string) => `Altro su ${name}`,
  toTop: 'Porta in cima',
  movedToTop: (category: string) => `Ora è in cima. Categoria: ${category}`,
};

/** Reordering of products. */
export const order = {
  ...item.ordering,
  open: 'Cambia l’ordine',
  title: 'Ordine dei prodotti',
  hint: 'Trascina una riga, usa le frecce o scrivi il suo posto: l’ordine è salvato subito ed è quello che vedono i visitatori. I prodotti in evidenza restano in cima; quelli nuovi vengono per primi.',
  category: 'Categoria da ordinare',
  done: 'Torna all’elenco',
  toTop: (name: string) => `Porta in cima ${name}`,
  none: 'Nessun prodotto.',
  found: (count: number, all: number) => `${count} di ${all}`,
  placeOf: (name: string) => `Sposta ${name} al posto`,
  placed: (place: number, count: number) => `Ora è al posto ${place} di ${count}.`,
  undoHint: (place: number) => `Scrivi nella sua riga il posto di prima, ${place}`,
};

const countProducts = (count: number) => plural(count, 'prodotto', 'prodotti');

/** Bulk changes. */
export const bulk = {
  title: 'Prodotti selezionati',
  select: (name: string) => `Seleziona ${name}`,
  selectAll: (count: number) => (count === 1 ? 'Seleziona il prodotto mostrato' : `Seleziona i ${count} mostrati`),
  count: (count: number, hidden: number) =>
    plural(count, 'selezionato', 'selezionati') +
    (hidden > 0 ? `, ${plural(hidden, 'non mostrato', 'non mostrati')}` : ''),
  choose: 'Che cosa cambiare',
  featured: 'Metti in evidenza',
  notFeatured: 'Togli dall’evidenza',
  apply: 'Applica',
  clear: 'Deseleziona',
  progress: (ended: number, count: number) => `${ended} di ${count}...`,
  leave: 'I prodotti selezionati si stanno ancora salvando. Vuoi uscire lo stesso?',
  changed: (count: number) => (count === 1 ? item.save.updated : `${count} prodotti aggiornati`),
  removed: (count: number) => (count === 1 ? item.list.removed : `${count} prodotti nel cestino`),
  restored: (count: number) => `${countProducts(count)} ${count === 1 ? 'ripristinato' : 'ripristinati'}`,
  notRestored: (count: number) =>
    `${countProducts(count)} non ${count === 1 ? 'ripristinato' : 'ripristinati'}: ${count === 1 ? 'è cambiato' : 'sono cambiati'} nel frattempo, o il server non risponde`,
  undoHint: 'Ripristina la versione precedente nel modulo di ogni prodotto',
  confirmRemoval: (count: number) =>
    count === 1
      ? 'Sei sicuro di voler eliminare questo prodotto?'
      : `Sei sicuro di voler eliminare ${count} prodotti? Finiscono nel cestino.`,
  failed: (count: number) =>
    `${countProducts(count)} ${count === 1 ? 'non cambiato, ancora selezionato' : 'non cambiati, ancora selezionati'}:`,
  reasons: {
    session: 'serve un nuovo accesso.',
    gone: 'nel frattempo è stato eliminato.',
    conflict: 'nel frattempo è stato modificato altrove. Controllalo e riprova.',
    network: 'il server non risponde.',
    other: 'il salvataggio non è riuscito.',
  },
};

const countChanges = (count: number) => plural(count, 'modifica', 'modifiche');

/** Price list: prices, availability and visibility of many products, edited in place. */
export const prices = {
  price: (name: string) => `Prezzo di ${name}`,
  availability: (name: string) => `Disponibilità di ${name}`,
  status: (name: string) => `Visibilità di ${name}`,
  percent: 'Variazione in %',
  rounding: 'Arrotondamento',
  roundings: { 100: 'A 1 €', 50: 'A 0,50 €', 5: 'A 0,05 €', 1: 'Al centesimo' },
  changed: (count: number) => `${plural(count, 'prezzo cambiato', 'prezzi cambiati')}, da salvare`,
  undoHint: 'Rimetti i prezzi di prima uno per uno',
  none: 'nessun prezzo',
  unreadable: 'Scrivi un prezzo come 399 o 1.299,00',
  before: (price: string) => `prima ${price}`,
  elsewhere: (price: string) => `salvato altrove: ${price}`,
  confirmReplacing: (names: string) =>
    `Nel frattempo è cambiato altrove: ${names}. Vuoi sostituire quello che è stato salvato?`,
  edited: (count: number) => `${countChanges(count)} da salvare`,
  toCorrect: (count: number) => plural(count, 'prezzo da correggere', 'prezzi da correggere'),
  failed: (count: number) =>
    `${countProducts(count)} non ${count === 1 ? 'salvato' : 'salvati'}, con la modifica ancora qui:`,
};

/** Price list as a PDF, to send by link. */
export const pricesPdf = {
  open: 'Listino in PDF',
  language: 'Lingua',
  categories: 'Categorie',
  noCategory: 'Scegli almeno una categoria',
  pictures: 'Con foto e descrizione',
  discount: 'Sconto rivenditori in % (facoltativo)',
  discountHint: 'Aggiunge una colonna con i prezzi netti.',
  wrongDiscount: (max: number) => `Scrivi una percentuale intera da 1 a ${max}, o lascia vuoto`,
  create: 'Crea il PDF',
  creating: 'Creazione…',
  failed: 'Non è stato possibile creare il listino. Riprova',
  until: (end: string) =>
    `Il listino è come il catalogo adesso: le modifiche di dopo non ci sono. Chi ha questo link lo apre fino al ${end}.`,
  openFile: 'Apri il PDF',
};

type FixedSpec = (typeof fixedSpecs)[number];

/** Product form. Fixed specs are stored under their Italian labels. */
export const productForm = {
  ...item.form,
  basics: 'Dati del prodotto',
  others: 'Ricambi, codici, evidenza',
  curvePoints: (count: number) => `${count} punti`,
  powerCurveTable: 'Tabella della prova',
  name: 'Nome',
  description: 'Descrizione',
  category: 'Categoria',
  subcategory: 'Classe di cilindrata (filtro del catalogo)',
  noSubcategory: 'Nessuna in particolare',
  featured: 'In evidenza',
  featuredHint: 'I prodotti in evidenza aprono il catalogo.',
  partType: 'Tipo di ricambio',
  fits: 'Adatto a',
  alsoKnownAs: 'Altri codici',
  availability: 'Disponibilità',
  noAvailability: 'Non indicata',
  availabilities: {
    in_stock: 'Pronta consegna',
    to_order: 'Su ordinazione',
    sold_out: 'Esaurito',
    discontinued: 'Fuori produzione',
  },
  backOn: 'Torna il',
  backOnHint: 'Facoltativo: il sito la mostra accanto a «Esaurito».',
  successor: 'Prodotto che lo sostituisce',
  noSuccessor: 'Nessuno',
  price: 'Prezzo in euro, IVA inclusa',
  priceHint: 'Facoltativo: se è vuoto, il sito non parla di prezzi.',
  powerCurve: 'Curva al banco',
  powerCurveHint:
    'Facoltativa: incolla una tabella o un CSV del banco, con i giri nella prima colonna e i kW nella seconda; con un’intestazione anche CV, hp o W. Da 2 a 60 righe.',
  moreRows: (count: number) => `e ${plural(count, 'altra riga', 'altre righe')}`,
  ...item.status('I visitatori lo vedono nel catalogo.'),
  planned: (moment: string) => `dal ${moment}`,
  specs: 'Specifiche tecniche',
  specsHint: 'Tutte facoltative. Il Codice Articolo compare sulla scheda del prodotto.',
  extraSpecs: 'Altre specifiche',
  extraLabel: 'Nome',
  extraValue: 'Valore',
  extraLabelOf: (number: number) => `Nome della specifica ${number}`,
  extraValueOf: (number: number) => `Valore della specifica ${number}`,
  halfFilled: 'Servono sia il nome sia il valore: così non viene salvata.',
  addSpec: 'Aggiungi specifica',
  removeSpec: (label: string, number: number) => `Rimuovi la specifica ${label || number}`,
  fixedSpecs: Object.fromEntries(fixedSpecs.map((label) => [label, label])) as Record<FixedSpec, string>,
  save: {
    ...item.save,
    createdText: (name: string) => `${name} è in catalogo.`,
    updatedText: (name: string) => `Le modifiche a ${name} sono in catalogo.`,
    unseenText: (name: string, status: string) => `${name} non è in catalogo. Visibilità: ${status}.`,
    plannedText: (name: string, planned: string) => `${name} è una bozza: va in catalogo da sé, ${planned}.`,
    seeOnSiteHint: 'Apri la pagina del prodotto dall’elenco, con «Vedi sul sito»',
    previewHint: 'Apri l’anteprima dall’elenco, con «Anteprima»',
    gone: 'Nel frattempo questo prodotto è stato eliminato. Se salvi adesso, diventa un prodotto nuovo con i dati del modulo e le immagini che hai aggiunto.',
  },
};

export const productVersions = {
  ...item.versions,
  fields: {
    technicalSpecs: 'Specifiche tecniche',
    images: 'Immagini',
    pictures: 'Testi e inquadratura delle immagini',
    ...fieldsByLanguage(sheetUrl, (code) => sheetTexts(languageName(code, 'it')).sheet),
    technicalSheetUrl: 'Scheda tecnica',
    explodedView: 'Esploso',
    turn: 'Giro di foto',
    translations: 'Traduzioni',
  } satisfies Record<Exclude<VersionedField, keyof typeof productForm>, string>,
};

/** Quick entry of specs, and warnings about products with the same name or code. */
export const specs = {
  hint: 'Invio passa alla riga seguente. Puoi incollare qui una tabella, o righe come «Peso: 352 g».',
  ofRow: (label: string, number: number) => (label ? `la specifica ${label}` : `la specifica ${number}`),
  addUsual: (category: string) => `Aggiungi le voci usuali: ${category}`,
  pasted: (count: number) => plural(count, 'specifica incollata.', 'specifiche incollate.'),
  withoutValue: (count: number, labels: string) =>
    `Senza valore, ${count === 1 ? 'non incollata' : 'non incollate'}: ${labels}.`,
  classChosen: (name: string) => `Scelta la cilindrata ${name} per i filtri del catalogo.`,
  noRoom: (count: number) => `${plural(count, 'riga non è entrata', 'righe non sono entrate')}: il limite è raggiunto.`,
  sameName: (code: string) => `C’è già un prodotto con questo nome${code && `, con codice ${code}`}.`,
  sameCode: (name: string) => `Questo codice è già di «${name}».`,
};

/** Translations of a product. `language` is the Italian name of a language. */
export const translation = {
  title: (language: string) => `Testi in ${language}`,
  hint: 'Facoltativi. Quello che lasci vuoto è tradotto dal glossario, se lo conosce, altrimenti resta in italiano.',
  name: (language: string) => `Nome in ${language}`,
  description: (language: string) => `Descrizione in ${language}`,
  valueOf: (label: string, language: string) => `«${label}» in ${language}`,
  labelOf: (label: string, language: string) => `Nome ${language} di «${label}»`,
  held: { name: 'nome', description: 'descrizione' },
  acceptAll: (count: number) => (count === 1 ? 'Accetta il suggerimento' : `Accetta tutti i ${count} suggerimenti`),
  use: 'Usa il suggerimento',
  takeOver: (field: string, suggestion: string) => `${field}: usa il suggerimento «${suggestion}»`,
};

export const translated = {
  title: (language: string) => `In ${language}`,
  hint: (language: string) => `Quello che lasci vuoto resta in italiano anche nelle pagine in ${language}.`,
};

export const translationState = {
  lacking: (count: number) => `${count} da tradurre`,
  filter: 'Traduzione da mostrare',
  all: (count: number) => `Traduzione: tutti (${count})`,
  states: { complete: 'Tradotto', partial: 'Tradotto in parte', none: 'Senza traduzione' },
};

const countParts = (count: number) => plural(count, 'ricambio', 'ricambi');

/** Engines that a part fits, and parts that an engine shares with another one. */
export const fit = {
  noType: 'Nessuno in particolare',
  holds: (count: number) => (count === 1 ? 'adatto a un motore' : `adatto a ${count} motori`),
  fitsHint: 'I motori su cui si monta: la loro pagina lo elenca fra i ricambi.',
  search: 'Cerca un motore per nome o codice',
  add: (name: string) => `Aggiungi ${name}`,
  remove: (name: string) => `Togli ${name}`,
  none: 'Nessun motore corrisponde.',
  chosen: 'Motori scelti',
  gone: 'Motore non più in catalogo',
  takeOver: 'Come un altro ricambio',
  choosePart: 'Scegli un ricambio',
  takeOverNow: 'Riprendi i suoi motori',
  sameParts: 'Stessi ricambi di…',
  samePartsHint: 'I ricambi spuntati andranno anche su questo motore quando salvi.',
  chooseEngine: 'Scegli un motore',
  parts: 'Ricambi da aggiungere',
  toAdd: (ticked: number, offered: number) =>
    offered === 0
      ? 'I suoi ricambi vanno già tutti su questo motore.'
      : `${plural(ticked, 'spuntato', 'spuntati')} di ${offered}.`,
  added: (count: number) => `${countParts(count)} in più per questo motore.`,
  notAdded: (count: number) =>
    `${countParts(count)} non ${count === 1 ? 'salvato' : 'salvati'}: riapri il motore e riprova.`,
  aliasesHint: 'Uno per riga: codici vecchi o di altre marche. La ricerca li trova, nessuno li vede.',
};

/** Pictures of a 360° turn. */
export const turn = {
  hint: `Da ${productLimits.turn.min} a ${productLimits.turn.max} foto scattate girando intorno al motore, tutte alla stessa distanza. Scegline molte insieme: vanno in ordine di nome (foto2 prima di foto10).`,
  count: (count: number) => `${count} foto`,
  fromTo: (first: string, last: string) => `Prima: ${first}. Ultima: ${last}.`,
  choose: 'Scegli le foto',
  replace: 'Sostituisci tutte le foto',
  remove: 'Togli il giro',
  sent: (sent: number, count: number) => `Caricate ${sent} di ${count}`,
  tooMany: 'Troppe foto',
  tooManyText: (left: number) =>
    `Un giro può avere al massimo ${productLimits.turn.max} foto: ${left === 1 ? 'una non è stata aggiunta' : `${left} non sono state aggiunte`}.`,
};

const percent = (share: number) => `${Math.round(share * 100)} %`;

export const exploded = {
  hint: 'Un disegno con i pezzi separati e numerati. Tocca il disegno per mettere un punto; trascinalo o spostalo con le frecce, con Maiusc di 5 in 5.',
  choose: 'Scegli il disegno',
  replace: 'Sostituisci il disegno',
  removeView: 'Togli l’esploso',
  restore: 'Rimetti il disegno salvato',
  alt: 'Disegno dell’esploso',
  points: (count: number) => (count === 1 ? '1 punto' : `${count} punti`),
  point: (number: number, name: string) => `Punto ${number}: ${name}`,
  place: (x: number, y: number) => `${percent(x)} da sinistra, ${percent(y)} dall’alto`,
  unnamed: 'da completare',
  add: 'Aggiungi un punto al centro',
  added: (number: number) => `Punto ${number} aggiunto.`,
  full: 'Non c’è posto per altri punti.',
  undo: 'Annulla l’ultima modifica',
  undone: 'Modifica annullata.',
  product: 'Ricambio',
  productHint: 'Cercalo per nome o codice. Se non è nel catalogo bastano un nome o un codice.',
  label: 'Nome nel disegno',
  labelHint: 'Prende il posto del nome del ricambio; se resta vuoto vale quello.',
  code: 'Codice del pezzo',
  earlier: () => 'Numero precedente',
  later: () => 'Numero successivo',
  numbered: (number: number) => `Ora è il punto ${number}.`,
  remove: 'Togli il punto',
  removed: (number: number) => `Punto ${number} tolto.`,
  toCheck: 'da controllare',
  goneName: 'Ricambio non più in catalogo',
  gone: 'Questo ricambio non è più in catalogo: sul sito resta il testo.',
  twins: (numbers: string) => `I punti ${numbers} hanno lo stesso ricambio e lo stesso nome.`,
  misfit: 'Questo ricambio non risulta adatto a questo motore.',
};
