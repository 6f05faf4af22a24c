import type { Category } from '@rombo/shared/collections/categories';
import catalogue from './catalogue.ts';

/** Texts of mails, PDFs and names that only functions need. No page loads them. */
export default {
  /** Suffix of a copy's name. */
  copy: '(copia)',
  reply: {
    subject: 'Abbiamo ricevuto il Suo messaggio',
    opening: 'Buongiorno,\n\nabbiamo ricevuto il Suo messaggio e Le risponderemo appena possibile.',
    about: 'Oggetto',
    product: 'Prodotto',
    received: 'Ricevuto',
    page: 'La pagina del prodotto',
    closing:
      'Questa risposta è automatica. Se non ci ha scritto Lei, qualcuno ha indicato per errore il Suo indirizzo: può ignorarla.',
    /** A subject without a translation is shown as it is. */
    subjects: {} as Record<string, string | undefined>,
  },
  priceList: {
    title: 'Listino prezzi',
    /** File name without date and ending. */
    file: 'listino',
    categories: {
      motori: 'Motori completi',
      marmitte: 'Marmitte',
      ricambi: 'Ricambi',
      accessori: 'Accessori',
    } satisfies Record<Category, string>,
    availabilities: catalogue.availabilities,
    columns: { code: 'Codice', name: 'Articolo', availability: 'Disponibilità', price: 'Prezzo €', net: 'Netto €' },
    issued: (day: string) => `Aggiornato al ${day}.`,
    terms: 'Prezzi al pubblico in euro, IVA inclusa.',
    netTerms: (discount: number) => `Netto: prezzo al pubblico meno lo sconto del ${discount} %, IVA inclusa.`,
    onRequest: 'su richiesta',
    none: 'Nessun articolo nelle categorie scelte.',
    page: (page: number, pages: number) => `${page} di ${pages}`,
  },
};
