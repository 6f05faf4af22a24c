import type { PageName } from '../contract/pages.ts';

/** Questions that a page answers instead of a product. */
export const topicPages = {
  running_in: { page: 'products', query: 'category=motori' },
  tuning: { page: 'contact' },
  warranty: { page: 'contact' },
  care: { page: 'contact' },
  plug: { page: 'classes' },
  shipping: { page: 'dealers' },
  dealers: { page: 'dealers' },
  hours: { page: 'contact' },
  contact: { page: 'contact' },
  place: { page: 'whereWeAre' },
  races: { page: 'news' },
  company: { page: 'company' },
  classes: { page: 'classes' },
  compare: { page: 'compare' },
  privacy: { page: 'privacy' },
  guides: { page: 'guides' },
} as const satisfies Record<string, { page: PageName; query?: string }>;

export type Topic = keyof typeof topicPages;

/** Topics that a guide answers instead if its title names them. */
export const guideTopics = ['running_in', 'tuning', 'warranty', 'care', 'plug'] as const satisfies Topic[];
