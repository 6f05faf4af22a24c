import { panelTexts } from '../../i18n/panel-texts.ts';
import * as en from './upload-texts.en.ts';

/** What is said of a file on its way. */
const it = {
  uploading: (name: string) => `Caricamento di ${name}`,
  sent: 'Caricata',
  failed: 'Caricamento non riuscito',
  sessionEnded: 'Serve un nuovo accesso: accedi e riprova',
  retry: 'Riprova',
  retryOf: (name: string) => `Riprova a caricare ${name}`,
};

export type UploadTexts = typeof it;
export const uploadTexts = panelTexts({ it: it, en: en.uploadTexts });
