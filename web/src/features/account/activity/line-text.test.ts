import { describe, expect, it } from 'vitest';
import { lineText } from './line-text.ts';

describe('a line of the log', () => {
  it.each([
    ['signed_in', null, 'Accesso al pannello'],
    ['product_updated', 'RP-21 Pista', 'Prodotto modificato: RP-21 Pista'],
    ['slide_deleted', null, 'Slide eliminata'],
    ['setting_saved', 'maintenance_mode = true', 'Impostazione cambiata: manutenzione attivata'],
    ['setting_saved', 'colour = red', 'Impostazione cambiata: colour = red'],
    ['confirmation_refused', 'endSessions', 'Password o codice di conferma sbagliati: uscita da tutti i dispositivi'],
  ] as const)('says %s of %j', (action, subject, line) => {
    expect(lineText({ action, subject })).toBe(line);
  });
});
