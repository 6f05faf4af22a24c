import type { LanguageTexts } from '../texts.ts';
import site from './site.ts';

export default {
  site,
  areas: {
    home: () => import('./home.ts'),
    company: () => import('./company.ts'),
    whereWeAre: () => import('./where-we-are.ts'),
    dealers: () => import('./dealers.ts'),
    news: () => import('./news.ts'),
    contact: () => import('./contact.ts'),
    legal: () => import('./legal.ts'),
    privacy: () => import('./privacy.ts'),
    cookies: () => import('./cookies.ts'),
    maintenance: () => import('./maintenance.ts'),
    notFound: () => import('./not-found.ts'),
    catalogue: () => import('./catalogue.ts'),
    product: () => import('./product.ts'),
    parts: () => import('./parts.ts'),
    exploded: () => import('./exploded.ts'),
    search: () => import('./search.ts'),
    compare: () => import('./compare.ts'),
    gallery: () => import('./gallery.ts'),
    signIn: () => import('./sign-in.ts'),
    server: () => import('./server.ts'),
    panel: async () => ({ default: await import('./panel/index.ts') }),
  },
} satisfies LanguageTexts;
