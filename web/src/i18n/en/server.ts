import type { ErrorCode } from '@rombo/shared/errors';
import type it from '../it/server.ts';
import { type ServerMessages, translateMessages } from '../server-messages.ts';

/** Every code of the contract: one that is missing does not compile. */
const codes: Record<ErrorCode, string> = {
  bad_request: 'Invalid request',
  unauthenticated: 'You need to sign in',
  invalid_credentials: 'Invalid credentials',
  second_factor_required: 'The code from the app is needed too',
  invalid_code: 'The code is wrong, or has been used already',
  cross_site: 'Request refused: it does not come from this site',
  not_found: 'Not found',
  method_not_allowed: 'Method not allowed',
  conflict: 'It has been changed in the meantime: reload and try again',
  payload_too_large: 'Request too large: upload the files one by one',
  unsupported_media_type: 'This type of content is not accepted',
  invalid_input: 'Some fields are not valid',
  idempotency_mismatch: 'This key has already been used for a different request',
  too_many_requests: 'Too many attempts: try again later',
  internal: 'Internal error',
  unavailable: 'The service is not available at the moment: try again shortly',
};

/** English of the other messages of functions and contract, by their Italian text. */
const messages: Record<string, string> = {
  'Oggetto sconosciuto': 'Unknown subject',
  'Serve il consenso': 'Consent is needed',
  'Inserisci una data': 'Enter a date',
  'La password non è giusta': 'The password is wrong',
  'Il codice non è giusto': 'The code is wrong',
  'Il codice QR è scaduto: ricomincia': 'The QR code has expired: start again',
  'La verifica in due passaggi è già attiva': 'Two-step verification is on already',
  'La verifica in due passaggi non è attiva': 'Two-step verification is not on',
  'È la password di adesso: scegline un’altra': 'This is your current password: choose another',
  'È una delle prime che si provano: scegline una che sai solo tu':
    'This is among the first that people try: choose one that only you know',
  'È stato creato con questa chiave e poi eliminato': 'It was created with this key and deleted afterwards',
  "L'immagine è obbligatoria": 'The picture is required',
  'Username richiesto': 'Username required',
  'Password richiesta': 'Password required',
  'Scegli una password': 'Choose a password',
  'Campo obbligatorio': 'This field is required',
  'Campo sconosciuto': 'Unknown field',
  'Campo ripetuto': 'Repeated field',
  'Cursore sconosciuto': 'Unknown cursor',
  'Inserisci un testo': 'Enter a text',
  'Inserisci un numero': 'Enter a number',
  'Inserisci un numero intero': 'Enter a whole number',
  "Inserisci 'true' o 'false'": "Enter 'true' or 'false'",
  'Inserisci un testo JSON': 'Enter a JSON text',
  'JSON non valido': 'Invalid JSON',
  'Inserisci un oggetto con dei campi': 'Enter an object with fields',
  'Inserisci una mappa da etichetta a valore': 'Enter a map of labels and values',
  'Inserisci un file, la chiave di un caricamento o un indirizzo esistente':
    'Enter a file, the key of an upload or an existing address',
  'Inserisci un elenco': 'Enter a list',
  'Motore sconosciuto': 'Unknown engine',
  'Tipo sconosciuto': 'Unknown type',
  'Un motore non è un ricambio di altri motori': 'An engine is not a part of other engines',
  'Un motore non ha un tipo di ricambio': 'An engine has no part type',
  'Non c’è un’immagine a questo posto': 'There is no picture at this place',
  'Inserisci un elenco di file': 'Enter a list of files',
  'Inserisci almeno un file': 'Enter at least one file',
  'Inserisci sei cifre esadecimali': 'Enter six hexadecimal digits',
  'Deve stare su una riga': 'It must fit on one line',
  'Contiene caratteri non ammessi': 'It contains characters that are not allowed',
  'Indirizzo e-mail non valido': 'Invalid e-mail address',
  'Disponibilità sconosciuta': 'Unknown availability',
  'Inserisci un prezzo da 0,01 a 99.999,99 senza punti delle migliaia':
    'Enter a price from 0.01 to 99999.99 without separators of thousands',
  'Solo un prodotto fuori produzione ne ha uno che lo sostituisce':
    'Only a discontinued product has one that replaces it',
  'Questo prodotto non c’è': 'There is no such product',
  'Paese sconosciuto': 'Unknown country',
  'Inserisci un indirizzo che comincia con http:// o https://': 'Enter an address that begins with http:// or https://',
  'Inserisci latitudine e longitudine, oppure nessuna delle due': 'Enter both latitude and longitude, or neither',
  'Categoria sconosciuta': 'Unknown category',
  'Stato sconosciuto': 'Unknown status',
  'Inserisci tre modelli': 'Enter three templates',
  'Cilindrata sconosciuta': 'Unknown displacement',
  'Questa categoria non ha cilindrate': 'This category has no displacements',
  'Impostazione sconosciuta': 'Unknown setting',
  'Etichetta non ammessa': 'This label is not allowed',
  'Etichetta ripetuta': 'Repeated label',
  'Scopo sconosciuto': 'Unknown purpose',
  'Il file è vuoto': 'The file is empty',
  'Il file è più grande di 5MB': 'The file is larger than 5MB',
  'Tipo di file non valido': 'Invalid file type',
  'Solo le immagini hanno un colore': 'Only pictures have a colour',
  'Solo le slide hanno un punto focale': 'Only slides have a focal point',
  'Il caricamento è scaduto: carica di nuovo il file': 'The upload has expired: upload the file again',
  'L’immagine è danneggiata': 'The picture is damaged',
  'L’immagine ha troppi pixel': 'The picture has too many pixels',
  'Da 8 a 100 lettere, cifre o trattini': 'From 8 to 100 letters, digits or hyphens',
  Ripetuto: 'Repeated',
  'Non è né un file caricato né uno già presente': 'It is neither an uploaded file nor one that is there already',
  'Il file non è un PDF': 'The file is not a PDF',
  'Il file non è un’immagine ammessa': 'The file is not a picture of an accepted type',
  'Inserisci il numero di una versione, come "3"': 'Enter the number of a version, such as "3"',
};

/** Messages with a number or another message in them; `{0}` is what was found, `{text}` its English. */
const patterns: [RegExp, string][] = [
  [/^Almeno (\d+) caratteri$/, 'At least {0} characters'],
  [/^Al massimo (\d+) caratteri$/, '{0} characters at most'],
  [/^Al massimo (\d+) byte: /, '{0} bytes at most: accents and symbols count for two or more'],
  [/^Al massimo (\d+) voci$/, '{0} entries at most'],
  [/^Al massimo (\d+) immagini$/, '{0} pictures at most'],
  [/^Al massimo (\d+) specifiche$/, '{0} specs at most'],
  [/^Al massimo (\d+) file$/, '{0} files at most'],
  [/^Almeno (-?\d+)$/, 'At least {0}'],
  [/^Al massimo (-?\d+)$/, 'At most {0}'],
  [/^Etichetta: (.+)$/, 'Label: {text}'],
];

export const serverMessages: ServerMessages = { codes, messages, patterns };

export default { serverText: translateMessages(serverMessages) } satisfies typeof it;
