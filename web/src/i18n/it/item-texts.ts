interface Noun {
  /** With articles: 'il prodotto', 'i prodotti'. */
  the: string;
  theMany: string;
  /** Ending of adjectives, by gender. */
  o: 'o' | 'a';
  /** The item in the log if it has no name. */
  untitled?: string;
  /** Quotes the name of an item in a sentence. */
  quote?: (name: string) => string;
}

/** Instructions and announcements for screen readers while an item is dragged. */
export const sortingTexts = (the: string, o: 'o' | 'a') => ({
  draggable: 'ordinabile',
  dragHelp: `Premi Invio o Spazio per prendere ${the}, le frecce per spostarl${o}, di nuovo Invio o Spazio per lasciarl${o}, Esc per annullare.`,
  held: (position: number, count: number) => `In mano: posizione ${position} di ${count}.`,
  over: (position: number, count: number) => `Posizione ${position} di ${count}.`,
  dropped: (position: number, count: number) => `Lasciat${o} in posizione ${position} di ${count}.`,
  moved: (position: number, count: number) => `Spostat${o} in posizione ${position} di ${count}.`,
  notMoved: (position: number) => `Spostamento annullato: ${the} è di nuovo in posizione ${position}.`,
});

/** Contracts 'di' with the article of a noun: 'il prodotto' becomes 'del prodotto', 'le slide' becomes 'delle slide'. */
const withPreposition = (noun: string) =>
  noun.replace(/^il /, 'del ').replace(/^i /, 'dei ').replace(/^gli /, 'degli ').replace(/^l/, 'dell');

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Texts of the panel that all kinds of item share. */
export function itemTexts({ the, theMany, o, untitled, quote = (name) => `«${name}»` }: Noun) {
  const one = the.replace(/^(il |lo |la |l’)/, '');
  const many = theMany.replace(/^(i |gli |le )/, '');
  const of = withPreposition(the);
  const ofMany = withPreposition(theMany);
  const One = capitalized(one);
  const a = o === 'a' ? 'a' : '';
  const logged = (done: string) => (name: string | null) =>
    `${name ? `${capitalized(the)} «${name}»` : (untitled ?? `Un${a} ${one}`)} è stat${o} ${done}.`;
  return {
    list: {
      kind: One,
      many,
      tab: capitalized(many),
      /** Sentences of the activity log. */
      logged: {
        created: logged(`creat${o}`),
        updated: logged(`modificat${o}`),
        deleted: logged(`spostat${o} nel cestino`),
      },
      loading: `Caricamento ${ofMany}...`,
      unknownTitle: `${One} non trovat${o}`,
      unknownText: `Forse nel frattempo è stat${o} eliminat${o}.`,
      toList: 'Vai all’elenco',
      add: `Aggiungi ${one}`,
      addFirst: `Aggiungi ${o === 'a' ? 'la prima' : 'il primo'} ${one}`,
      emptyTitle: `Nessun${a} ${one}`,
      emptyText: '',
      edit: 'Modifica',
      remove: 'Elimina',
      removing: 'Eliminazione...',
      confirmRemoval: `Sei sicuro di voler eliminare quest${o} ${one}?`,
      removed: `${One} eliminat${o}!`,
      removedText: (name: string) => `${quote(name)} non è più sul sito.`,
      alreadyRemoved: (name: string) => `${quote(name)} era già stat${o} eliminat${o}.`,
      removalFailed: "Errore nell'eliminazione",
      removalFailedText: `Impossibile eliminare ${the}. Riprova`,
      staleRemoval: (name: string) =>
        `${quote(name)} è stat${o} modificat${o} nel frattempo e non è stat${o} eliminat${o}: ora l’elenco lo mostra com’è.`,
    },
    ordering: {
      logged: `L’ordine ${ofMany} è stato cambiato.`,
      saving: 'Salvataggio dell’ordine...',
      saved: 'Ordine salvato.',
      failed: "Errore nell'aggiornamento",
      failedText: `Impossibile salvare l’ordine ${ofMany}. Riprova`,
      stale: `Nel frattempo l’ordine è cambiato altrove: ora vedi quello salvato. Sposta di nuovo ${the}`,
      hint: 'Trascina un’immagine, o usa le frecce, per cambiare l’ordine.',
      drag: (name: string) => `Trascina ${name}`,
      earlier: (name: string) => `Sposta ${name} indietro`,
      later: (name: string) => `Sposta ${name} avanti`,
      ...sortingTexts(the, o),
    },
    form: { newTitle: `Nuov${o} ${one}`, editTitle: (name: string) => `Modifica ${name}` },
    /** `visible` is the hint of the visible status. */
    status: (visible: string) => ({
      status: 'Visibilità',
      statuses: { visible: 'Visibile', hidden: `Nascost${o}`, draft: 'Bozza', planned: 'Visibile da una data' },
      statusHints: {
        visible,
        hidden: `I visitatori non l${o} vedono da nessuna parte.`,
        draft: `I visitatori non l${o} vedono finché non l${o} pubblichi, o da sé all’ora che scegli.`,
        planned: 'Diventa visibile da sé a quest’ora, entro un minuto.',
      },
      publishAt: 'Pubblica il',
      publishAtHint: 'Facoltativa: da quest’ora è visibile, entro un minuto.',
    }),
    save: {
      create: `Crea ${one}`,
      created: `${One} creat${o}!`,
      createdText: (name: string) => `${quote(name)} è sul sito.`,
      createFailed: 'Errore nella creazione',
      createFailedText: `Impossibile creare ${the}. Riprova`,
      updated: `${One} aggiornat${o}!`,
      updatedText: (name: string) => `Le modifiche a ${quote(name)} sono salvate.`,
      updateFailed: "Errore nell'aggiornamento",
      updateFailedText: `Impossibile aggiornare ${the}. Riprova`,
      conflict: `Nel frattempo quest${o} ${one} è stat${o} modificat${o} altrove: scegli quale versione tenere.`,
      gone: `Nel frattempo quest${o} ${one} è stat${o} eliminat${o}. Se salvi adesso, diventa un${a} ${one} nuov${o}.`,
    },
    versions: {
      hint: `Restano le ultime 20 versioni di ogni ${one}. Ripristinarne una la salva come versione nuova: non si perde niente.`,
      created: `${One} creat${o}`,
      restoredText: (name: string) => `Versione ripristinata: ${quote(name)} è tornat${o} com’era.`,
      undoneText: (name: string) => `Ripristino annullato: ${quote(name)} è di nuovo come prima.`,
      undoHint: `Annulla il ripristino dalle versioni ${of}`,
      changedSince: `Nel frattempo ${the} è stat${o} modificat${o}: scegli fra le sue versioni quella da tenere.`,
      /** Labels of versioned fields that have no label in the form. */
      fields: { picture: 'Immagine', translations: 'Traduzioni' },
    },
  };
}
