import { plural } from '../../format.ts';
import type * as it from '../../it/panel/guides.ts';
import { itemTexts } from '../item-texts.ts';

const item = itemTexts({ one: 'guide', many: 'guides' });

export const guides = {
  ...item.list,
  ordering: { ...item.ordering, hint: 'Drag a guide, or use the arrows: visitors see them in this order.' },
  count: (all, visible) => `${plural(visible, 'visible', 'visible')}${visible === all ? '' : ` of ${all}`}`,
  emptyText: 'Guides answer what people ask who have just bought an engine: running in, carburettor, glow plug.',
  blocks: (count) => plural(count, 'part', 'parts'),
} satisfies typeof it.guides;

export const guideForm = {
  ...item.form,
  title: 'Title',
  summary: 'Summary',
  summaryHint: 'One or two sentences, shown in the list of guides and by search engines.',
  engines: 'Engines',
  enginesHint: 'Optional: the guide is also linked from their pages.',
  finder: {
    search: 'Find an engine by name or code',
    none: 'No engine matches.',
    chosen: 'Chosen engines',
    gone: 'Engine no longer in the catalogue',
  },
  ...item.status('Visitors read it among the guides.'),
  save: {
    ...item.save,
    createdText: (name) => `“${name}” is in the list.`,
  },
} satisfies typeof it.guideForm;

export const guideVersions = item.versions satisfies typeof it.guideVersions;
