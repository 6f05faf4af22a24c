import type { SeedProduct } from './seed-product.ts';

/** Accessories have no displacement, so no subcategory. */
export const accessori: readonly SeedProduct[] = [
  {
    name: 'Kit box: bottiglia, accendicandela e chiave',
    description:
      'Tutto quello che serve per mettere in moto, in una scatola sola: bottiglia da 500 ml, accendicandela ricaricabile e chiave a croce. È il regalo giusto per chi ha appena comprato il primo motore, e costa meno dei tre pezzi separati.',
    category: 'accessori',
    subcategory: null,
    technicalSpecs: {
      'Codice Articolo': 'RP-A00-K01',
      Contenuto: 'RP-A00-B01, RP-A00-A01, RP-A00-W01',
      Peso: '430 g con la scatola e il caricatore',
    },
    featured: false,
    pictures: ['pit-table-1.jpg', 'bottle-2.jpg', 'igniter-2.jpg', 'wrench-2.jpg'],
    sheet: false,
  },
  {
    name: 'Bottiglia miscela 500 ml',
    description:
      'Quattro pieni di una 1:8 in mano. Beccuccio metallico lungo e piegato: entra nel serbatoio senza gocciolare sulla scocca. Plastica che resta morbida anche con il 25% di nitro, tappo rosso con guarnizione. Si svuota in tre secondi, contati ai box.',
    category: 'accessori',
    subcategory: null,
    technicalSpecs: {
      'Codice Articolo': 'RP-A00-B01',
      Carburante: 'Miscela nitro fino al 25%',
      Capacità: '500 ml',
      Materiale: 'Polietilene, beccuccio in acciaio',
      Peso: '96 g',
    },
    featured: false,
    pictures: ['bottle-1.jpg', 'bottle-2.jpg'],
    sheet: false,
  },
  {
    name: 'Accendicandela ricaricabile',
    description:
      "Corpo in alluminio rosso, presa lunga per arrivare alla candela anche sotto la carrozzeria. Tiene la candela accesa per un'intera giornata di prove. La spia accesa dice che la candela prende corrente: se è spenta, la candela è da buttare.",
    category: 'accessori',
    subcategory: null,
    technicalSpecs: {
      'Codice Articolo': 'RP-A00-A01',
      Batteria: 'NiMH 1,2 V, 3.300 mAh',
      Ricarica: '4 ore, caricatore compreso',
      Materiale: 'Alluminio anodizzato rosso',
      Lunghezza: '148 mm',
      Peso: '112 g',
    },
    featured: false,
    pictures: ['igniter-1.jpg', 'igniter-2.jpg'],
    sheet: false,
  },
  {
    name: 'Chiave a croce per candele',
    description:
      'Quattro bocche in una chiave sola: candela, dado del volano, dadi ruota e fissaggi del telaio. Bussole in acciaio temprato, bracci in alluminio. Il manico corto fa da limite: stringe quanto basta e non rovina il filetto della testa.',
    category: 'accessori',
    subcategory: null,
    technicalSpecs: {
      'Codice Articolo': 'RP-A00-W01',
      Bocche: '8, 9, 10 e 12 mm',
      Materiale: 'Alluminio anodizzato rosso, bussole in acciaio temprato',
      Peso: '88 g',
    },
    featured: false,
    pictures: ['wrench-1.jpg', 'wrench-2.jpg'],
    sheet: false,
  },
  {
    name: 'Filtri aria in spugna, rosso e nero',
    description:
      'Due filtri a doppia spugna, da oliare prima di ogni gara. Il motore che aspira polvere si consuma in un pomeriggio: il filtro si cambia a ogni finale, non a ogni stagione. Base in gomma che resta stretta sul carburatore anche sporca di miscela.',
    category: 'accessori',
    subcategory: null,
    technicalSpecs: {
      'Codice Articolo': 'RP-A00-F01',
      Impiego: '1:8 buggy e GT',
      'Attacco carburatore': '17 mm',
      Contenuto: '2 filtri, 2 fascette',
      Manutenzione: 'Lavare con benzina pulita, asciugare, oliare',
      Peso: '18 g ciascuno',
    },
    featured: false,
    pictures: ['filter-1.jpg', 'filter-2.jpg'],
    sheet: false,
  },
];
