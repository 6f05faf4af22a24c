import { Readable } from 'node:stream';
import type { SiteData } from '../deploy/backup/site-data.ts';

/** Returns all stored data of a site, with items sorted by key. */
export async function contentsOf(site: SiteData) {
  const pages = await Readable.from(site.items()).toArray();
  const nameOf = ({ pk, sk }: { pk: { S: string }; sk: { S: string } }) => `${pk.S} ${sk.S}`;
  const items = pages.flat().sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return { items, files: await Readable.from(site.files()).toArray(), keys: await site.keys() };
}
