/** Rules of both languages for figures: measures, ranges, and units a space behind their figure. */
export const FIGURES = {
  multiplication: /\d x \d/,
  range: /(?<![\w-])\d+(?:[.,]\d+)?-\d/,
  unit: /\d(?:mm|cc|g|kg|kW|CV|hp|ml|Nm|mAh|rpm|giri)\b/,
} as const;

/** A straight apostrophe inside a text. */
export const STRAIGHT_APOSTROPHE = /\p{L}'\p{L}/u;

/** Figures with the decimal mark of the other language. */
export const FOREIGN_DECIMALS = { it: /\d\.\d{1,2}(?![\d.])/, en: /\d,\d{1,2}(?![\d,])/ } as const;

const ARTICLES = 'il|lo|gli|della|delle|degli|dello|dei|nel|nella|nelle|dal|dalla|una|che|sono|anche|senza|più|è|già';
const NOUNS =
  'motor[ei]|marmitt[ae]|ricamb[io]|prodott[oi]|immagin[ei]|giri|candel[ae]|alber[oi]|biell[ae]|camici[ae]|piston[ei]|scarico|miscela|sottotesta|cuscinett[oi]|acciaio|ottone|alluminio|carburante|peso|coppia|schede?|messaggi[o]?|impostazioni';

/** Italian words that no English text has. */
export const ITALIAN = new RegExp(`(?<!\\p{L})(?:${ARTICLES}|${NOUNS})(?!\\p{L})`, 'iu');

/** American spelling. */
export const AMERICAN =
  /\b(?:color(?:s|ed)?|center(?:s|ed)?|aluminum|carburetors?|anodized|gray|tires?|fibers?|catalogs?|liters?|meters?|authorize\w*|organiz\w*|recogniz\w*|optimiz\w*|specializ\w*|canceled|labeled|favorites?)\b/i;

/** Words for which the site has another one: spec sheet, specs, conrod, sleeve, tuned pipe. */
export const OTHER_WORDS =
  /\b(?:data sheets?|technical sheets?|technical (?:data|specs)|specifications?|connecting rods?|liners?|exhaust pipes?|exhausts|mufflers?|glowplugs?|head buttons?)\b/i;
