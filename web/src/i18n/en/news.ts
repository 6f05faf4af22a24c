import type it from '../it/news.ts';

export default {
  head: {
    title: 'News',
    description: 'Results of the 2025 season: world and European championships in RC car racing.',
  },
  lead: 'The 2025 season in three world championships and four European events: who won, where and when.',
  world: 'World championships',
  european: 'European championships and series',
  win: 'Win',
  winner: 'Winner',
  from: 'from',
  races: {
    buggy: {
      title: 'IFMAR 1:8 E-Buggy World Championship',
      text: 'Five days of electric off-road racing in Portugal. The title went to Marcus Kaerup.',
    },
    gt: {
      title: 'IFMAR 1:8 GT World Championship',
      text: 'Two titles to race for in Chile, nitro and electric: Alessio Mazzeo won both.',
    },
    onRoad: {
      title: 'IFMAR 1:8 On-Road World Championship',
      text: 'The 1:8 nitro on-road cars raced in Santiago too. World champion: Shoki Takahata.',
    },
    twelve: {
      title: 'EFRA 1:12 European Championship',
      text: 'At the end of March 1:12 electric cars from all over Europe met in Belgium.',
    },
    forty8: {
      title: 'European Over-40 Championship, 1:8 on-road',
      text: 'Gubbio hosted the European nitro championship for drivers over forty. Federico Zugno won the 1:8 class.',
    },
    forty10: {
      title: 'European Over-40 Championship, 1:10 on-road',
      text: 'Gubbio again, with smaller engines: the Over-40 title in the 1:10 nitro class went to Gerhard Kandelhart.',
    },
    ens: {
      title: 'Euro Nitro Series, final round',
      text: 'The last round of the series was run in Lentiai: Toni Gruber won the 1:8 class, Jakub Rozycki the 1:10.',
    },
  },
  season: {
    title: (year) => `${year} season`,
    description: (year) => `Results of the ${year} season: who won, where, when and with which engine.`,
    lead: (year, races) =>
      `${races === 1 ? 'One race' : `${races} races`} of ${year}: who won, where and with which engine.`,
    results: 'Races and winners',
    others: 'Other races of the season',
  },
  scopes: {
    world: 'World championship',
    european: 'European championship',
    national: 'National championship',
  },
  class: 'Class',
  fuel: 'Fuel',
  plug: 'Glow plug',
  wins: 'Our wins',
  with: 'with',
  seasons: 'Seasons',
  latest: 'Latest news',
  product: 'What this is about',
  neighbours: 'More news',
  newer: 'Newer',
  older: 'Older',
  goneTitle: 'This page is not here',
  goneText: 'The news item was removed, or there are no results of that season.',
  toAll: 'To the news',
  sourcesTitle: 'Sources',
  sourcesLead: 'To follow the races week by week.',
  visit: (host) => `Visit ${host}`,
  sources: {
    redrc: 'Daily news from the whole RC world: races, products, drivers.',
    ifmar: 'The international federation, which awards the world titles.',
    efra: 'The European federation: calendar, rules, homologated tuned pipes.',
    automodel: 'Reports and news from RC car racing.',
    neobuggy: 'The place to look for 1:8 off-road racing.',
    ens: 'The European series for nitro engines only.',
  },
  note: (year) => `The information on this page is current to ${year}.`,
} satisfies typeof it;
