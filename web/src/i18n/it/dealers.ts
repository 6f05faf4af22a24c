import { plural } from '../format.ts';

export default {
  head: {
    title: 'Rivenditori',
    description:
      'I negozi che vendono motori, marmitte e ricambi ROMBO POWER, paese per paese, con indirizzo e telefono.',
  },
  lead: 'Vendiamo attraverso negozi che i nostri motori li conoscono. Qui trovi il più vicino.',
  product: 'Cerchi un negozio per',
  countries: 'Paesi',
  search: 'Cerca per città o nome',
  searchHint: 'Anche CAP o paese',
  nearest: 'I più vicini a me',
  nearestTitle: 'Dal più vicino',
  nearestTo: (place: string) => `Dal più vicino: ${place}`,
  distancesFrom: (place: string) => `Distanze in linea d’aria da ${place}.`,
  directions: 'Come arrivare',
  byCountry: 'Torna ai paesi',
  privacy: 'La posizione resta nel tuo browser: non la inviamo a nessuno.',
  refused: 'Il browser non ci dà la posizione: scegli il tuo paese qui sotto.',
  found: (count: number) => plural(count, 'rivenditore', 'rivenditori'),
  distance: (km: string) => `${km} km`,
  miles: (miles: string) => `${miles} ${miles === '1' ? 'miglio' : 'miglia'}`,
  map: (count: number) => `Mappa con ${plural(count, 'rivenditore', 'rivenditori')}`,
  mapSource: 'Mappa: Natural Earth. Località: GeoNames (CC BY 4.0).',
  emptyTitle: 'Nessun rivenditore trovato',
  emptyText: 'Prova con un’altra città, oppure scegli un paese.',
  noneTitle: 'Nessun rivenditore, per ora',
  noneText: 'Scrivici dalla pagina dei contatti: ti diciamo dove trovare quello che cerchi.',
};
