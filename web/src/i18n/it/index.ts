import site from './site.ts';

/**
 * The Italian texts, from which the types of all languages derive. `site` is for every page; each area is a separate chunk, loaded on first
 * use.
 */
export default {
  site,
  areas: {
    home: () => import('./home.ts'),
    company: () => import('./company.ts'),
    dealers: () => import('./dealers.ts'),
    news: () => import('./news.ts'),
    guides: () => import('./guides.ts'),
    contact: () => import('./contact.ts'),
    notices: () => import('./notices.ts'),
    offer: () => import('./offer.ts'),
    policies: () => import('./policies.ts'),
    catalogue: () => import('./catalogue.ts'),
    search: () => import('./search.ts'),
    product: () => import('./product.ts'),
    compare: () => import('./compare.ts'),
    classes: () => import('./classes.ts'),
    signIn: () => import('./sign-in.ts'),
    passwordReset: () => import('./password-reset.ts'),
    server: () => import('./server.ts'),
    panel: async () => ({ default: await import('./panel/index.ts') }),
  },
};
