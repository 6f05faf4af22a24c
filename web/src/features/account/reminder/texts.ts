import { panelTexts } from '../../../i18n/panel-texts.ts';
import * as en from './texts.en.ts';

/** The texts of the reminder that a password is all there is. */
const it = {
  label: 'Sicurezza dell’accesso',
  text: 'Oggi per entrare basta una password. Con la verifica in due passaggi, chi scopre la password resta comunque fuori.',
  open: 'Attivala in Impostazioni',
  dismiss: 'Non ora',
};

export type Texts = typeof it;
export const texts = panelTexts({ it: it, en: en.texts });
