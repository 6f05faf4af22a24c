import type { LanguageTexts } from '../folders.ts';
import site from './site.ts';

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
} satisfies LanguageTexts;
