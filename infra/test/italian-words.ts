/** Italian words that are none in English, small ones that every sentence has and those of engines. */
const WORDS = `
  il lo gli le un una dello della degli delle nel nella nei nelle sul sulla dal dalla alla agli alle con che non più sono
  anche questo questa quello quella nostro nostra nostri ogni tutti tutte fino dopo prima senza
  motore motori marmitta marmitte ricambio ricambi accessorio accessori prodotto prodotti pistone camicia biella albero cuscinetto
  cuscinetti candela carburatore collettore frizione volano testa sottotesta guarnizione scarico travasi alesaggio potenza
  cilindrata peso materiale lunghezza diametro giri viti molle acciaio alluminio ottone pista gare rodaggio miscela olio
  scheda tecnica azienda contatti codice categoria descrizione immagine immagini scrivici cerca catalogo
`
  .trim()
  .split(/\s+/);

const WORD = new RegExp(`(?<![\\p{L}\\d-])(?:${WORDS.join('|')})(?![\\p{L}\\d-])`, 'giu');

/** Elements that say that they are Italian, however deep they are; names of people and of the company are none of these words. */
const withoutItalian = (html: string): string => {
  const open = /<(?!html)([\w-]+)(?=[^>]*\slang="it")[^>]*>/;
  let text = html;
  for (let found = open.exec(text); found; found = open.exec(text)) {
    const [start, name = ''] = found;
    const isVoid = /^(?:img|input|meta|link|br|hr)$/.test(name);
    const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g');
    tags.lastIndex = found.index + start.length;
    let end = tags.lastIndex;
    for (let depth = isVoid ? 0 : 1; depth > 0; ) {
      const tag = tags.exec(text);
      if (!tag) break;
      depth += tag[1] ? -1 : 1;
      end = tags.lastIndex;
    }
    text = text.slice(0, found.index) + text.slice(end);
  }
  return text;
};

/** The Italian words that a reader meets in a page, in its texts and labels, outside of what says that it is Italian. */
export function italianWordsIn(html: string): string[] {
  const body = withoutItalian(html.replace(/<(script|style)\b.*?<\/\1>/gs, ''));
  const labels = [...body.matchAll(/\s(?:alt|aria-label|title|placeholder|content)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  const text = [body.replace(/<[^>]*>/g, ' '), ...labels].join(' ');
  const plain = text.replace(/\S*[/@]\S*/g, ' ');
  return [...new Set([...plain.matchAll(WORD)].map(([word]) => word.toLowerCase()))];
}
