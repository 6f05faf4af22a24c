const races = {
  buggy: {
    title: 'Campionato del mondo IFMAR 1:8 E-Buggy',
    text: 'Cinque giorni di fuoristrada elettrico in Portogallo. Il titolo è andato a Marcus Kaerup.',
  },
  gt: {
    title: 'Campionato del mondo IFMAR 1:8 GT',
    text: 'Due titoli in palio in Cile, a scoppio ed elettrico: Alessio Mazzeo li ha vinti entrambi.',
  },
  onRoad: {
    title: 'Campionato del\u00a0mondo IFMAR 1:8 pista',
    text: 'A Santiago hanno corso anche le 1:8 pista a scoppio. Campione del mondo: Shoki Takahata.',
  },
  twelve: {
    title: 'Campionato europeo EFRA 1:12',
    text: 'A fine marzo le 1:12 elettriche di tutta Europa si sono sfidate in Belgio.',
  },
  forty8: {
    title: 'Campionato europeo Over 40, 1:8 pista',
    text: 'A Gubbio l’europeo a scoppio di chi ha passato i quarant’anni. Nella 1:8 ha vinto Federico Zugno.',
  },
  forty10: {
    title: 'Campionato europeo Over 40, 1:10 pista',
    text: 'Sempre a Gubbio, con motori più piccoli: il titolo Over 40 della 1:10 a scoppio è andato a Gerhard Kandelhart.',
  },
  ens: {
    title: 'Euro Nitro Series, finale di stagione',
    text: 'L’ultima prova della serie si è corsa a Lentiai: Toni Gruber ha vinto la 1:8, Jakub Rozycki la 1:10.',
  },
};

const sources = {
  redrc: 'Notizie ogni giorno da tutto il mondo RC: gare, prodotti, piloti.',
  ifmar: 'La federazione internazionale, che assegna i titoli mondiali.',
  efra: 'La federazione europea: calendario, regolamenti, omologazioni delle marmitte.',
  automodel: 'Cronache e novità dall’automodellismo.',
  neobuggy: 'Il punto di riferimento per il fuoristrada 1:8.',
  ens: 'La serie europea riservata ai motori a scoppio.',
};

export default {
  head: {
    title: 'News',
    description: 'Risultati della stagione 2025: campionati mondiali ed europei di automodellismo radiocomandato.',
  },
  lead: 'La stagione 2025 in tre mondiali e quattro appuntamenti europei: chi ha vinto, dove e quando.',
  world: 'Campionati del mondo',
  european: 'Campionati e serie europee',
  win: 'Vittoria',
  /** Of a race without an engine of the house. */
  winner: 'Ha vinto',
  from: 'dal',
  races,
  /** For seasons whose results are entered in the panel. */
  season: {
    title: (year: string) => `Stagione ${year}`,
    description: (year: string) => `Risultati della stagione ${year}: chi ha vinto, dove, quando e con quale motore.`,
    lead: (year: string, races: number) =>
      `${races === 1 ? 'Una gara' : `${races} gare`} del ${year}: chi ha vinto, dove e con quale motore.`,
    results: 'Gare e vincitori',
    others: 'Altre gare della stagione',
  },
  scopes: {
    world: 'Campionato del mondo',
    european: 'Campionato europeo',
    national: 'Campionato nazionale',
  },
  class: 'Classe',
  fuel: 'Miscela',
  plug: 'Candela',
  wins: 'Le nostre vittorie',
  with: 'con',
  seasons: 'Stagioni',
  latest: 'Le ultime notizie',
  product: 'Se ne parla qui',
  neighbours: 'Altre notizie',
  newer: 'Più recente',
  older: 'Meno recente',
  goneTitle: 'Questa pagina non c’è',
  goneText: 'La notizia è stata tolta, o di quella stagione non ci sono risultati.',
  toAll: 'Vai alle news',
  sourcesTitle: 'Le fonti',
  sourcesLead: 'Per seguire le gare settimana dopo settimana.',
  visit: (host: string) => `Visita ${host}`,
  sources,
  note: (year: string) => `Le informazioni di questa pagina sono aggiornate al ${year}.`,
};
