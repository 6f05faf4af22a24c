import { panelTexts } from '../../../i18n/panel-texts.ts';
import * as en from './texts.en.ts';

/** The texts of the second factor. */
const it = {
  title: 'Verifica in due passaggi',
  hint: 'Oltre alla password serve un codice che vedi solo tu, sul telefono. Chi scopre la password non entra lo stesso.',
  loading: 'Caricamento...',
  failedTitle: 'Stato sconosciuto',
  failedText: 'Non siamo riusciti a leggere lo stato della verifica in due passaggi.',
  state: 'Stato della verifica in due passaggi',
  on: 'Attiva',
  off: 'Non attiva',
  since: (when: string) => `Attiva da ${when}.`,
  left: (count: number) => (count === 1 ? 'Ti resta 1 codice di recupero.' : `Ti restano ${count} codici di recupero.`),
  renew: 'Per averne di nuovi, disattiva la verifica e attivala di nuovo.',
  start: 'Attiva la verifica',
  password: 'Conferma la tua password',
  next: 'Continua',
  wait: 'Un momento...',
  scan: '1. Apri l’app di verifica sul telefono (per esempio Google Authenticator o le Password dell’iPhone) e inquadra questo codice.',
  qr: 'Codice QR per l’app di verifica',
  sameDevice: 'Stai usando il telefono? Aprilo direttamente nell’app',
  byHand: 'Oppure scrivi questa chiave nell’app:',
  copyKey: 'Copia la chiave',
  confirm: '2. Scrivi il codice di sei cifre che l’app mostra adesso.',
  code: 'Codice dell’app',
  turnOn: 'Attiva',
  turnedOn: 'Verifica in due passaggi attivata',
  turnedOnText: 'Dal prossimo accesso ti chiederemo anche il codice.',
  turnOff: 'Disattiva la verifica',
  turnOffText: 'Per disattivarla servono la password e un codice: quello dell’app o uno di recupero.',
  anyCode: 'Codice dell’app o di recupero',
  disable: 'Disattiva',
  turnedOff: 'Verifica in due passaggi disattivata',
  turnedOffText: 'Per accedere basta di nuovo la password.',
  codesTitle: 'I tuoi codici di recupero',
  codesText:
    'Servono se perdi il telefono: ognuno vale una volta sola. Salvali o stampali adesso, perché non li mostreremo più.',
  copy: 'Copia',
  copied: 'Copiato',
  copyFailed: 'Non è stato possibile copiare: seleziona il testo a mano.',
  download: 'Scarica',
  print: 'Stampa',
  file: 'codici-di-recupero.txt',
  fileTitle: (site: string) => `Codici di recupero di ${site}: ognuno vale una volta sola`,
  saved: 'Li ho salvati',
  leave: 'I codici di recupero non si vedranno più. Vuoi andartene lo stesso?',
};

export type Texts = typeof it;
export const texts = panelTexts({ it: it, en: en.texts });
