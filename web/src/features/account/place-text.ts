import { panelLanguage } from '../../i18n/panel-texts.ts';

/** The server's word for an unknown device or address. */
const english: Record<string, string> = {
  'Dispositivo sconosciuto': 'Unknown device',
  sconosciuto: 'unknown',
  terminale: 'terminal',
};

/** A device or an address as it is stored, in the language of the panel. */
export const placeText = (stored: string): string =>
  panelLanguage() === 'it'
    ? stored
    : stored.replace(/Dispositivo sconosciuto|sconosciuto|terminale/g, (name) => english[name] ?? name);
