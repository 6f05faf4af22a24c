import { plural } from '../../format.ts';

/** CSV tables of the items of any kind. */
export const tables = {
  /** Headings of columns that no form or list of versions names. */
  fields: {
    id: 'Id',
    image: 'Immagine',
    picture: 'Testi e inquadratura dell’immagine',
    explodedViewImage: 'Disegno dell’esploso',
    specLabels: 'Nome della specifica',
  },
  exportAll: 'Esporta',
  exportFiles: 'Esporta con i file',
  exportFailed: 'Esportazione non riuscita. Riprova',
  parts:
    'I file non stanno in un solo zip. Scarica tutte le parti entro un’ora; per importarle sceglile insieme, o una dopo l’altra se le righe sono più di 2000.',
  part: (number: number, all: number) => `Scarica la parte ${number} di ${all}`,
  import: 'Importa',
  title: 'Importa una tabella',
  noTable:
    'Qui serve una tabella CSV con una riga di intestazioni, per esempio «Codice» e «Prezzo». Una cartella di Excel va prima salvata come CSV.',
  mayUndo: 'L’ultima importazione si può ancora annullare.',
  reading: 'Lettura della tabella...',
  summary: (rows: number, changes: number, errors: number, columns: number) =>
    `${[
      plural(rows, 'riga letta', 'righe lette'),
      `${changes} da salvare`,
      columns > 0 && plural(columns, 'colonna non importata', 'colonne non importate'),
      errors > 0 && `${plural(errors, 'errore', 'errori')}: le righe con un errore non vengono importate`,
    ]
      .filter(Boolean)
      .join(', ')}.`,
  columns: 'Colonne',
  column: (heading: string) => `Colonna «${heading}»`,
  notImported: 'Non importare',
  isName: 'Sembra il nome dell’articolo: la descrizione sul sito resta com’è.',
  errors: (count: number) => plural(count, 'errore', 'errori'),
  changes: (count: number) => plural(count, 'riga da salvare', 'righe da salvare'),
  line: (line: number) => `Riga ${line}`,
  isNew: 'nuovo',
  emptied: '(vuoto)',
  showMore: (shown: number, all: number) => `Mostra altre righe (${shown} di ${all})`,
  total: (line: number) => `La riga ${line} è un totale e non viene importata.`,
  apply: 'Applica',
  applying: (done: number, all: number) => `Salvataggio: ${all > 0 ? `${done} di ${all}` : done}...`,
  applied: (count: number) => plural(count, 'riga importata.', 'righe importate.'),
  failed: (count: number) => `${plural(count, 'riga non salvata', 'righe non salvate')}:`,
  retry: 'Riprova',
  resume: 'Riprendi',
  unfinished: 'Importazione non finita',
  interrupted: 'L’operazione non è finita: una parte delle righe può mancare.',
  busyElsewhere: 'Un’altra importazione è in corso, forse in un’altra scheda. Aspetta che finisca.',
  undo: 'Annulla importazione',
  undoing: 'Annullamento...',
  undone: (count: number) => plural(count, 'riga annullata.', 'righe annullate.'),
  otherFiles: 'Scegli altri file',
  cancel: 'Annulla',
  close: 'Chiudi',
  leave: 'L’importazione non è finita. Vuoi uscire?',
  yes: 'sì',
  no: 'no',
};
