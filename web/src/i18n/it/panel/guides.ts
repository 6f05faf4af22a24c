import { plural } from '../../format.ts';
import { itemTexts } from '../item-texts.ts';

const item = itemTexts({ the: 'la guida', theMany: 'le guide', o: 'a' });

export const guides = {
  ...item.list,
  ordering: { ...item.ordering, hint: 'Trascina una guida, o usa le frecce: i visitatori le vedono in questo ordine.' },
  count: (all: number, visible: number) =>
    `${plural(visible, 'visibile', 'visibili')}${visible === all ? '' : ` su ${all}`}`,
  emptyText: 'Le guide rispondono alle domande di chi ha appena comprato un motore: rodaggio, carburazione, candela.',
  blocks: (count: number) => plural(count, 'parte', 'parti'),
  noPicture: 'Senza immagine',
};

export const guideForm = {
  ...item.form,
  title: 'Titolo',
  summary: 'Sommario',
  summaryHint: 'Una o due frasi: compare nell’elenco delle guide e nei motori di ricerca.',
  blocks: 'Contenuto',
  blocksHint: 'Le parti si leggono in questo ordine. È testo semplice: niente HTML.',
  translatedBlocksHint: 'Senza, i visitatori leggono il contenuto in italiano.',
  types: { heading: 'Titoletto', paragraph: 'Testo', list: 'Elenco', steps: 'Passi', table: 'Tabella' },
  inputs: {
    heading: 'Titoletto',
    paragraph: 'Testo',
    list: 'Voci, una per riga',
    steps: 'Passi, uno per riga',
  },
  block: (position: number, type: string) => `${position}. ${type}`,
  addBlock: (type: string) => `Aggiungi ${type.toLowerCase()}`,
  removeBlock: (block: string) => `Rimuovi ${block}`,
  removedBlock: (type: string) => `${type}: parte rimossa.`,
  earlier: (block: string) => `Sposta ${block} in su`,
  later: (block: string) => `Sposta ${block} in giù`,
  moved: (position: number, count: number) => `Spostata in posizione ${position} di ${count}.`,
  copyBlocks: 'Comincia dalle parti in italiano',
  table: {
    hint: 'La prima riga è l’intestazione. Puoi incollare le celle copiate da un foglio di calcolo.',
    head: (column: number) => `Intestazione ${column}`,
    cell: (row: number, column: number) => `Riga ${row}, colonna ${column}`,
    addRow: 'Aggiungi riga',
    addColumn: 'Aggiungi colonna',
    removeRow: (row: number) => `Rimuovi la riga ${row}`,
    removeColumn: (column: number) => `Rimuovi la colonna ${column}`,
  },
  file: {
    sheet: 'PDF',
    removeSheetOf: 'Rimuovi il PDF',
    openSheet: 'Apri il PDF attuale',
    sheetGone: 'Salvando, il PDF attuale viene rimosso.',
    restoreSheet: 'Tieni il PDF attuale',
  },
  engines: 'Motori',
  enginesHint: 'Facoltativo: la guida compare anche nelle loro pagine.',
  ...item.status('I visitatori la leggono fra le guide.'),
  save: {
    ...item.save,
    createdText: (name: string) => `«${name}» è nell’elenco.`,
  },
};

export const guideVersions = { ...item.versions, fields: { ...item.versions.fields, sheet: 'PDF' } };
