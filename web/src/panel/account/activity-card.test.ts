import { describe, expect, it } from 'vitest';
import { activity as texts } from '../../i18n/it/panel/settings.ts';
import { lineText } from './activity-card.tsx';

describe('a line of the log', () => {
  it.each([
    ['signed_in', null, 'È stato effettuato un accesso al pannello.'],
    ['product_updated', 'RP-21 Pista', 'Il prodotto «RP-21 Pista» è stato modificato.'],
    ['slide_deleted', null, 'Una slide senza titolo è stata spostata nel cestino.'],
    ['setting_saved', 'maintenance_mode = true', 'Il sito è stato messo in manutenzione.'],
    ['setting_saved', 'maintenance_until = ', 'La manutenzione programmata è stata cambiata.'],
    ['setting_saved', 'colour = red', 'Un’impostazione è stata cambiata: colour = red.'],
    [
      'confirmation_refused',
      'endSessions',
      'La password o il codice per uscire da tutti i dispositivi non erano giusti.',
    ],
  ] as const)('says %s of %j', (action, subject, line) => {
    expect(lineText({ action, subject }, texts)).toBe(line);
  });

  it('says how many sign-ins failed where it stands for many', () => {
    expect(lineText({ action: 'sign_in_failed', subject: null, count: 1 }, texts)).toBe('Un accesso non è riuscito.');
    expect(lineText({ action: 'sign_in_failed', subject: null, count: 37 }, texts)).toBe(
      '37 accessi non sono riusciti.',
    );
  });
});
