import { describe, expect, it } from 'vitest';
import { activity as texts } from '../../i18n/it/panel/settings.ts';
import { lineText } from './activity-card.tsx';

describe('a line of the log', () => {
  it.each([
    ['signed_in', null, 'Accesso al pannello'],
    ['product_updated', 'RP-21 Pista', 'Prodotto modificato: RP-21 Pista'],
    ['slide_deleted', null, 'Slide eliminata'],
    ['setting_saved', 'maintenance_mode = true', 'Impostazione cambiata: manutenzione attivata'],
    ['setting_saved', 'colour = red', 'Impostazione cambiata: colour = red'],
    ['confirmation_refused', 'endSessions', 'Password o codice di conferma sbagliati: uscita da tutti i dispositivi'],
  ] as const)('says %s of %j', (action, subject, line) => {
    expect(lineText({ action, subject }, texts)).toBe(line);
  });

  it('says how many sign-ins failed where it stands for many', () => {
    expect(lineText({ action: 'sign_in_failed', subject: null, count: 1 }, texts)).toBe('Accesso non riuscito');
    expect(lineText({ action: 'sign_in_failed', subject: null, count: 37 }, texts)).toBe('37 accessi non riusciti');
  });
});
