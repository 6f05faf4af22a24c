import { panelTexts } from '../../../i18n/panel-texts.ts';
import * as en from './texts.en.ts';

/** The texts of the administrator's settings: visitors never load them. */
const it = {
  title: 'Impostazioni',
  maintenance: 'Modalità manutenzione',
  state: 'Stato del sito',
  on: 'In manutenzione',
  off: 'Online',
  hint: 'In manutenzione i visitatori vedono solo un avviso. Il pannello resta raggiungibile.',
  enable: 'Attiva manutenzione',
  disable: 'Disattiva manutenzione',
  enabling: 'Attivazione...',
  disabling: 'Disattivazione...',
  enabled: 'Modalità manutenzione attivata',
  enabledText: 'Il sito è ora in manutenzione.',
  disabled: 'Modalità manutenzione disattivata',
  disabledText: 'Il sito è ora online.',
  error: 'Errore',
  failed: 'Impossibile modificare lo stato della modalità manutenzione.',
  unknownTitle: 'Stato sconosciuto',
  unknownText: 'Non siamo riusciti a leggere lo stato della modalità manutenzione.',
  stale: 'Lo stato non è stato riletto: quello mostrato potrebbe non essere attuale.',
  reread: 'Rileggi lo stato',
  sign: 'Il sito è in manutenzione: i visitatori vedono solo l’avviso.',
  toSettings: 'Apri le impostazioni',
  info: 'Informazioni',
  version: 'Versione',
  database: 'Database',
  server: 'Server',
};

export type Texts = typeof it;
export const texts = panelTexts({ it: it, en: en.texts });

/** What the site runs as and on. */
export const facts = { version: '1.0.0', database: 'Amazon DynamoDB', server: 'AWS Lambda, Node.js 24' };
