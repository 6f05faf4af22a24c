import type { Language } from '../../i18n/index.ts';
import type { Fault } from './preparing/prepared.ts';

interface PrepareTexts {
  queued: string;
  preparing: string;
  preparingOf: (name: string) => string;
  /** For those who cannot see the arrow between the two sizes. */
  fromTo: (before: string, after: string) => string;
  faults: Record<Fault, (name: string) => string>;
  notPrepared: (name: string) => string;
  offer: (count: number) => string;
  accept: (count: number) => string;
  decline: (count: number) => string;
}

/** Texts of pictures that are being prepared. */
export const prepareTexts: Record<Language, PrepareTexts> = {
  it: {
    queued: 'In coda',
    preparing: 'Preparazione…',
    preparingOf: (name) => `Preparazione di ${name}`,
    fromTo: (before, after) => `da ${before} a ${after}`,
    faults: {
      unreadable: (name) => `${name} non si riesce a leggere: forse il file è rovinato. Scegli un’altra foto.`,
      incomplete: (name) => `${name} è incompleto: il file si interrompe a metà. Copialo di nuovo dal telefono.`,
      'too-large': (name) => `${name} supera i 5 MB e non si può rimpicciolire.`,
    },
    notPrepared: (name) => `La preparazione di ${name} non è riuscita.`,
    offer: (count) =>
      count === 1
        ? 'Una foto supera i 5 MB: possiamo rimpicciolirla qui. Sul sito si vedrà bene lo stesso.'
        : `${count} foto superano i 5 MB: possiamo rimpicciolirle qui. Sul sito si vedranno bene lo stesso.`,
    accept: (count) => (count === 1 ? 'Rimpicciolisci e aggiungi la foto' : `Rimpicciolisci e aggiungi ${count} foto`),
    decline: (count) => (count === 1 ? 'Lasciala fuori' : 'Lasciale fuori'),
  },
  en: {
    queued: 'Queued',
    preparing: 'Preparing…',
    preparingOf: (name) => `Preparing ${name}`,
    fromTo: (before, after) => `from ${before} to ${after}`,
    faults: {
      unreadable: (name) => `${name} cannot be read: the file may be damaged. Please choose another photo.`,
      incomplete: (name) => `${name} is incomplete: the file breaks off halfway. Copy it from the phone again.`,
      'too-large': (name) => `${name} is over 5 MB and cannot be made smaller.`,
    },
    notPrepared: (name) => `${name} could not be prepared.`,
    offer: (count) =>
      count === 1
        ? 'One photo is over 5 MB. We can make it smaller here; it will look just as good on the site.'
        : `${count} photos are over 5 MB. We can make them smaller here; they will look just as good on the site.`,
    accept: (count) => (count === 1 ? 'Shrink and add the photo' : `Shrink and add ${count} photos`),
    decline: (count) => (count === 1 ? 'Leave it out' : 'Leave them out'),
  },
};
