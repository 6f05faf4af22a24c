/** Messages for refused files, in Italian. */
export const refusals = {
  gone: 'Il caricamento è scaduto: carica di nuovo il file',
  repeated: 'Ripetuto',
  unknown: 'Non è né un file caricato né uno già presente',
  empty: 'Il file è vuoto',
  tooManyBytes: 'Il file è più grande di 5MB',
  noPicture: 'Il file non è un’immagine ammessa',
  noSheet: 'Il file non è un PDF',
  damaged: 'L’immagine è danneggiata o incompleta: salvala di nuovo e riprova',
  oversized: 'L’immagine è più grande di quanto dichiara: salvala di nuovo e riprova',
  tooManyPixels: 'L’immagine ha troppi pixel',
} as const;

const NAME_MAX = 100;

/** A refusal that names its file, as far as a name is known. */
export function refuse(refusal: string, name = ''): { refusal: string } {
  const shown = name
    .replace(/\p{Control}/gu, '')
    .trim()
    .slice(0, NAME_MAX);
  return { refusal: shown ? `${shown}: ${refusal.charAt(0).toLowerCase()}${refusal.slice(1)}` : refusal };
}
