import { plural } from '../../plural.ts';

const products = (count: number) => plural(count, 'prodotto', 'prodotti');

/** Changes of several products at once. */
export default {
  title: 'Prodotti selezionati',
  select: (name: string) => `Seleziona ${name}`,
  selectAll: (count: number) => (count === 1 ? 'Seleziona il prodotto mostrato' : `Seleziona i ${count} mostrati`),
  count: (count: number) => plural(count, 'selezionato', 'selezionati'),
  choose: 'Che cosa cambiare',
  featured: 'Metti in evidenza',
  notFeatured: 'Togli dall’evidenza',
  apply: 'Applica',
  remove: 'Elimina',
  clear: 'Deseleziona',
  progress: (ended: number, count: number) => `${ended} di ${count}...`,
  leave: 'I prodotti selezionati si stanno ancora salvando. Vuoi uscire lo stesso?',
  changed: (count: number) => `${products(count)} ${count === 1 ? 'aggiornato' : 'aggiornati'}`,
  removed: (count: number) => `${products(count)} nel cestino`,
  restored: (count: number) => `${products(count)} ${count === 1 ? 'ripristinato' : 'ripristinati'}`,
  confirmRemoval: (count: number) =>
    count === 1
      ? 'Sei sicuro di voler eliminare questo prodotto?'
      : `Sei sicuro di voler eliminare ${count} prodotti? Finiscono nel cestino.`,
  failed: (count: number) =>
    `${products(count)} ${count === 1 ? 'non cambiato, ancora selezionato' : 'non cambiati, ancora selezionati'}:`,
  reasons: {
    session: 'serve un nuovo accesso.',
    gone: 'nel frattempo è stato eliminato.',
    conflict: 'nel frattempo è stato modificato altrove. Controllalo e riprova.',
    network: 'il server non risponde.',
    other: 'il salvataggio non è riuscito.',
  },
};
