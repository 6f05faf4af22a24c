export default {
  create: 'Anteprima',
  createFor: (name: string) => `Anteprima di ${name}`,
  title: 'Anteprima',
  text: (name: string, end: string) =>
    `Chi ha questo link vede la pagina di ${name} com’è salvata adesso e dopo ogni modifica, anche se i visitatori non la vedono. Il link vale fino al ${end}.`,
  link: 'Link',
  copy: 'Copia il link',
  copied: 'Link copiato',
  copyFailed: 'Non è stato possibile copiare: seleziona il link a mano.',
  open: 'Apri l’anteprima',
  failed: 'Non è stato possibile creare l’anteprima. Riprova',
};
