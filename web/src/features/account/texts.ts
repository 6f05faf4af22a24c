import { panelTexts } from '../../i18n/panel-texts.ts';
import * as en from './texts.en.ts';

/** The texts of the administrator's own access: visitors never load them. */
const it = {
  title: 'Il tuo accesso',
  failed: 'Non ha funzionato: controlla la connessione e riprova.',
  tooMany: (wait: string) => `Troppi tentativi: riprova ${wait}.`,
  cancel: 'Annulla',
  password: {
    title: 'Password',
    hint: 'Almeno 12 caratteri: meglio una frase lunga che ricordi, di una parola corta e complicata.',
    present: 'Password di adesso',
    fresh: 'Password nuova',
    show: 'Mostra le password',
    submit: 'Cambia password',
    busy: 'Cambio in corso...',
    done: 'Password cambiata',
    doneText: 'Gli altri dispositivi che erano collegati devono accedere di nuovo.',
  },
  sessions: {
    title: 'Dispositivi collegati',
    hint: 'Dove il pannello è aperto in questo momento. Un accesso dura al massimo 12 ore e si chiude prima se resta inutilizzato per due.',
    loading: 'Caricamento dei dispositivi...',
    failedTitle: 'Elenco non disponibile',
    failedText: 'Non siamo riusciti a leggere i dispositivi collegati.',
    empty: 'Nessun dispositivo collegato.',
    present: 'Questo dispositivo',
    since: (when: string) => `Collegato da ${when}`,
    seen: (when: string) => `Usato l’ultima volta verso ${when}`,
    from: (address: string) => `Rete ${address}`,
    end: 'Scollega',
    ending: 'Un momento...',
    password: 'La tua password',
    endTitle: (device: string) => `Scollega ${device}`,
    endText: (when: string) => `Collegato da ${when}: dovrà accedere di nuovo. Conferma che sei tu.`,
    endOf: (device: string, when: string) => `Scollega ${device}, collegato da ${when}`,
    ended: 'Dispositivo scollegato',
    endedText: (device: string) => `${device} deve accedere di nuovo.`,
    gone: 'Era già scollegato.',
    endAll: 'Esci da tutti i dispositivi',
    endAllText: 'Compreso questo: dovrai accedere di nuovo. Conferma che sei tu.',
    leave: 'Esci ovunque',
    allEnded: 'Sei uscito da tutti i dispositivi',
    allEndedText: 'Accedi di nuovo per continuare.',
  },
};

export type Texts = typeof it;
export const texts = panelTexts({ it: it, en: en.texts });
