import { brand } from '@rombo/shared/words/company';
import type { Language } from '@rombo/shared/words/languages';
import { escapeMarkup } from '../escape-markup.ts';

type Block =
  | string
  | { facts: [label: string, value: string][] }
  | { quote: string }
  | { link: string; label: string }
  | { picture: string };

/** A mail as blocks, from which both its plain text and its HTML are made. */
export interface Letter {
  language: Language;
  subject: string;
  blocks: Block[];
}

function textOf(block: Block): string {
  if (typeof block === 'string') return block;
  if ('facts' in block) return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  // Every line, also after a CR, so that none looks like the letter's own.
  if ('quote' in block) return block.quote.replace(/^|\r\n?|\n/g, (end) => `${end && '\n'}> `);
  return 'link' in block ? `${block.label}:\n${block.link}` : '';
}

const withLineBreaks = (text: string): string => escapeMarkup(text).replace(/\r\n?|\n/g, '<br>');

const RED = '#b3121d';

function htmlOf(block: Block): string {
  if (typeof block === 'string') return `<p style="overflow-wrap:anywhere">${withLineBreaks(block)}</p>`;
  if ('facts' in block) {
    const rows = block.facts.map(
      ([label, value]) =>
        `<tr><td style="padding:2px 16px 2px 0;color:#666;vertical-align:top">${escapeMarkup(label)}</td><td style="overflow-wrap:anywhere">${escapeMarkup(value)}</td></tr>`,
    );
    return `<table style="border-collapse:collapse;font:inherit">${rows.join('')}</table>`;
  }
  if ('quote' in block)
    return `<blockquote style="margin:16px 0;border-left:3px solid #ccc;padding-left:16px;overflow-wrap:anywhere">${withLineBreaks(block.quote)}</blockquote>`;
  if ('picture' in block)
    return `<p><img src="${escapeMarkup(block.picture)}" alt="" width="400" style="max-width:100%;height:auto"></p>`;
  return `<p><a href="${escapeMarkup(block.link)}" style="color:${RED};font-weight:bold">${escapeMarkup(block.label)}</a></p>`;
}

/** Plain text of a letter, with each address on a line of its own. */
export const plainTextOf = ({ blocks }: Letter): string => `${blocks.map(textOf).filter(Boolean).join('\n\n')}\n`;

/** HTML of a letter for any mail client: inline styles, and every text escaped. */
export const htmlTextOf = ({ language, subject, blocks }: Letter): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>` +
  '<body style="margin:0;padding:24px;background:#fff;color:#111;font:16px/1.5 Arial,sans-serif"><div style="max-width:600px">' +
  `<p style="border-bottom:2px solid ${RED};padding-bottom:8px;font-weight:bold;letter-spacing:1px">${escapeMarkup(brand)}</p>` +
  `${blocks.map(htmlOf).join('')}</div></body></html>`;
