import { plural } from '../plural.ts';
import curve from './curve.ts';

/** Comparison of products, and power curves wherever they are drawn. */
export default {
  curve,
  head: {
    title: 'Confronta i prodotti',
    description:
      'Due, tre o quattro prodotti ROMBO POWER affiancati: dati tecnici, cifre a confronto e curve di potenza in un solo grafico.',
  },
  lead: 'Fino a quattro prodotti affiancati. L’indirizzo di questa pagina si può salvare e inviare.',
  compare: 'Confronta',
  tray: 'Prodotti da confrontare',
  chosen: (count: number) => `${plural(count, 'prodotto', 'prodotti')} da confrontare`,
  full: 'Se ne confrontano quattro alla volta: togline uno per aggiungerne un altro.',
  another: 'Scegline ancora uno',
  remove: (name: string) => `Togli ${name}`,
  clear: 'Svuota',
  table: 'Confronto dei dati tecnici',
  spec: 'Dato',
  differs: 'diverso',
  differsHint: 'I dati con ≠ sono diversi.',
  missing: 'non indicato',
  code: 'Codice Articolo',
  curves: 'Potenza al banco',
  chooseTitle: 'Scegli almeno due prodotti',
  chooseText: 'Nel catalogo premi «Confronta» sui prodotti che ti interessano, da due a quattro, poi torna qui.',
  chooseAnother: 'Un prodotto c’è già: aggiungine un altro.',
  offered: 'Aggiungi al confronto',
  toCatalogue: 'Vai al catalogo',
  failedTitle: 'Errore nel caricamento',
  failedText: 'Impossibile caricare il confronto. Riprova più tardi.',
};
