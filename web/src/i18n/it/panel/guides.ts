import { plural } from '../../format.ts';
import { itemTexts } from '../item-texts.ts';

const item = itemTexts({ the: 'la guida', theMany: 'le guide', o: 'a' });

export const guides = {
  ...item.list,
  ordering: { ...item.ordering, hint: 'Trascina una guida, o usa le frecce: i visitatori le vedono in questo ordine.' },
  count: (all: number, visible: number) =>
    `${plural(visible, 'visibile', 'visibili')}${visible === all ? '' : ` su ${all}`}`,
  emptyText: 'Le guide rispondono alle domande di chi ha appena comprato un motore: rodaggio, carburazione, candela.',
  blocks: (count: number) => plural(count, 'parte', 'parti'),
};

export const guideForm = {
  ...item.form,
  title: 'Titolo',
  summary: 'Sommario',
  summaryHint: 'Una o due frasi: compare nell’elenco delle guide e nei motori di ricerca.',
  engines: 'Motori',
  enginesHint: 'Facoltativo: la guida compare anche nelle loro pagine.',
  finder: {
    search: 'Cerca un motore per nome o codice',
    none: 'Nessun motore corrisponde.',
    chosen: 'Motori scelti',
    gone: 'Motore non più in catalogo',
  },
  ...item.status('I visitatori la leggono fra le guide.'),
  save: {
    ...item.save,
    createdText: (name: string) => `«${name}» è nell’elenco.`,
  },
};

export const guideVersions = item.versions;
