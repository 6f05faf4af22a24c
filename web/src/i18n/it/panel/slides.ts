import { plural } from '../../plural.ts';

/** The texts of the administrator's slides: visitors never load them. */
export default {
  title: 'Slider',
  count: (all: number, active: number) => `${plural(active, 'attiva', 'attive')}${active === all ? '' : ` su ${all}`}`,
  loading: 'Caricamento delle slide...',
  failedTitle: 'Errore nel caricamento',
  failedText: 'Impossibile caricare le slide. Riprova più tardi.',
  add: 'Aggiungi slide',
  emptyTitle: 'Nessuna slide',
  emptyText: 'Finché lo slider è vuoto, la home mostra le immagini di riserva.',
  addFirst: 'Aggiungi la prima slide',
  sortHint: 'Trascina un’immagine, o usa le frecce, per cambiare l’ordine.',
  untitled: 'Senza titolo',
  order: 'Ordine',
  inactive: 'Disattivata',
  edit: 'Modifica',
  remove: 'Elimina',
  removing: 'Eliminazione...',
  confirmRemoval: 'Sei sicuro di voler eliminare questa slide?',
  removed: 'Slide eliminata!',
  removedText: (name: string) => `«${name}» non è più nello slider.`,
  alreadyRemoved: (name: string) => `«${name}» era già stata eliminata.`,
  removalFailed: "Errore nell'eliminazione",
  removalFailedText: 'Impossibile eliminare la slide. Riprova',
  staleRemoval: (name: string) =>
    `«${name}» è stata modificata nel frattempo e non è stata eliminata. Ricarica l'elenco per vedere com'è adesso.`,
  reloadList: "Ricarica l'elenco",
  moved: 'Ordine salvato.',
  moving: 'Salvataggio dell’ordine...',
  moveFailed: "Errore nell'aggiornamento",
  moveFailedText: 'Impossibile aggiornare la slide. Riprova',
  /** Announcements while a slide is moved. */
  sort: {
    draggable: 'ordinabile',
    drag: (name: string) => `Trascina ${name}`,
    earlier: (name: string) => `Sposta ${name} indietro`,
    later: (name: string) => `Sposta ${name} avanti`,
    dragHelp:
      'Premi Invio o Spazio per prendere la slide, le frecce per spostarla, di nuovo Invio o Spazio per lasciarla, Esc per annullare.',
    held: (position: number, count: number) => `In mano: posizione ${position} di ${count}.`,
    over: (position: number, count: number) => `Posizione ${position} di ${count}.`,
    dropped: (position: number, count: number) => `Lasciata in posizione ${position} di ${count}.`,
    notMoved: (position: number) => `Spostamento annullato: la slide è di nuovo in posizione ${position}.`,
  },
};
