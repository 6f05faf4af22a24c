import { plural } from '../format.ts';

/** Opening hours and contact details, for the contact page and the workshop page. */
export const visit = {
  hours: 'Orari',
  closed: 'chiuso',
  openUntil: (time: string) => `Adesso aperto, fino alle ${time}`,
  opensAt: (time: string) => `Adesso chiuso: oggi si apre alle ${time}`,
  closedNow: 'Adesso chiuso',
  closedToday: 'Oggi chiuso',
  closures: 'Chiusure',
  phone: 'Telefono',
  social: 'Social',
  answer: 'Risposta',
  answerIn: (days: number) => `entro ${plural(days, 'giorno lavorativo', 'giorni lavorativi')}`,
};
