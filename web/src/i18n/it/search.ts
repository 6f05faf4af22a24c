import type { Topic } from '@rombo/shared/words/search-topics';

/** Texts about the question that was searched for. */
export default {
  nothingFound:
    'Prova con meno parole, con il codice senza trattini o con il nome del motore. Se non lo trovi, chiedi a noi.',
  askUs: 'Scrivici che cosa cerchi',
  resultsFor: (words: string) => `Risultati per «${words}»`,
  drawing: 'Esploso e dati',
  lastSearches: 'Ultime ricerche',
  mentionedBy: 'Ne parlano',
  fitsMine: 'va bene per il tuo motore',
  classOf: (words: string) => `Motori per «${words}», poi marmitte, candele e ricambi`,
  noClassOf: (words: string) => `Nessun motore è fatto per «${words}»: ecco i più vicini`,
  partsFor: (engine: string, words: string) => `Vanno bene per ${engine}: «${words}»`,
  figure: (words: string) => `Prodotti che hanno «${words}» tra i dati`,
  code: (words: string) => `Codici che contengono «${words}»`,
  mention: (words: string) => `Nessun prodotto si chiama «${words}»: ne parlano questi`,
  most: {
    power: ['Dal meno potente', 'Dal più potente'],
    rpm: ['Da chi gira di meno', 'Da chi gira di più'],
    weight: ['Dal più leggero', 'Dal più pesante'],
    price: ['Dal meno caro', 'Dal più caro'],
  },
  figures: {
    power: (figure: string) => `${figure} CV`,
    rpm: (figure: string) => `${figure} giri/min`,
    weight: (figure: string) => `${figure} g`,
  },
  first: (order: string, name: string, figure: string) => `${order}: ${name}, ${figure}`,
  answers: 'Risposte',
  guide: 'Guida',
  topics: {
    running_in: ['Rodaggio', 'È nei dati di ogni motore: pieni, carburazione e temperatura.'],
    tuning: ['Carburazione', 'Chiedi a chi monta i motori: rispondiamo noi.'],
    warranty: ['Garanzia e riparazioni', 'Scrivici: scegli «Assistenza Post-Vendita».'],
    care: ['Cura del motore', 'Chiedi a chi monta i motori: rispondiamo noi.'],
    shipping: ['Spedizione e acquisto', 'I nostri prodotti si comprano dai rivenditori.'],
    dealers: ['Rivenditori', 'Cerca per città, o il più vicino a te.'],
    hours: ['Orari e contatti', 'Quando rispondiamo, e come.'],
    contact: ['Contatti', 'Telefono, WhatsApp, e-mail e modulo.'],
    place: ['Dove siamo', 'Indirizzo e mappa.'],
    races: ['Gare e risultati', 'Chi ha vinto, dove e quando.'],
    company: ['Azienda', 'Chi siamo e come lavoriamo.'],
    classes: ['Motori per classe', 'Quale motore, marmitta e candela per la tua classe.'],
    compare: ['Confronta', 'Da due a quattro prodotti affiancati.'],
    privacy: ['Privacy', 'Quali dati trattiamo, e perché.'],
  } as Record<Topic, [title: string, text: string]>,
};
