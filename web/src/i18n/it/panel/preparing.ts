export default {
  queued: 'In coda',
  preparing: 'Preparazione…',
  preparingOf: (name: string) => `Preparazione di ${name}`,
  /** For those who cannot see the arrow between the two sizes. */
  fromTo: (before: string, after: string) => `da ${before} a ${after}`,
  faults: {
    unreadable: (name: string) => `${name} non si riesce a leggere: forse il file è rovinato. Scegli un’altra foto.`,
    incomplete: (name: string) => `${name} è incompleto: il file si interrompe a metà. Copialo di nuovo dal telefono.`,
    'too-large': (name: string) => `${name} supera i 5 MB e non si può rimpicciolire.`,
  },
  notPrepared: (name: string) => `La preparazione di ${name} non è riuscita.`,
  offer: (count: number) =>
    count === 1
      ? 'Una foto supera i 5 MB: possiamo rimpicciolirla qui. Sul sito si vedrà bene lo stesso.'
      : `${count} foto superano i 5 MB: possiamo rimpicciolirle qui. Sul sito si vedranno bene lo stesso.`,
  accept: (count: number) =>
    count === 1 ? 'Rimpicciolisci e aggiungi la foto' : `Rimpicciolisci e aggiungi ${count} foto`,
  decline: (count: number): string => (count === 1 ? 'Lasciala fuori' : 'Lasciale fuori'),
};
