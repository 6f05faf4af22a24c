import { plural } from '../plural.ts';

export default {
  head: {
    title: 'Rivenditori',
    description:
      'I negozi che vendono motori, marmitte e ricambi ROMBO POWER, paese per paese, con indirizzo e telefono.',
  },
  lead: 'Vendiamo attraverso negozi che i nostri motori li conoscono. Qui trovi il più vicino.',
  countries: 'Paesi',
  search: 'Cerca per città o nome',
  nearest: 'I più vicini a me',
  nearestTitle: 'Dal più vicino',
  byCountry: 'Torna ai paesi',
  privacy: 'La posizione resta nel tuo browser: non la inviamo a nessuno.',
  refused: 'Il browser non ci dà la posizione: scegli il tuo paese qui sopra.',
  distance: (km: string) => `${km} km`,
  map: (count: number) => `Mappa con ${plural(count, 'rivenditore', 'rivenditori')}`,
  mapSource: 'Mappa: Natural Earth',
  visit: (host: string) => `Visita ${host}`,
  emptyTitle: 'Nessun rivenditore trovato',
  emptyText: 'Prova con un’altra città, oppure scegli un paese.',
  noneTitle: 'Nessun rivenditore, per ora',
  noneText: 'Scrivici dalla pagina dei contatti: ti diciamo dove trovare quello che cerchi.',
  /** Shown on pages of products, once their code comes. */
  availabilities: { in_stock: 'Pronta consegna', to_order: 'Su ordinazione', discontinued: 'Fuori produzione' },
  vat: 'IVA inclusa',
  replacedBy: 'Al suo posto:',
  failedTitle: 'Errore nel caricamento',
  failedText: 'Impossibile caricare i rivenditori. Riprova più tardi.',
};
