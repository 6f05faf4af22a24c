/** The pages of the site and their Italian addresses: server, local gateway and router agree on them. */
export const pages = {
  home: '/',
  company: '/azienda',
  products: '/prodotti',
  whereWeAre: '/dove-siamo',
  news: '/news',
  contact: '/contatti',
  privacy: '/privacy',
  cookies: '/cookies',
  maintenance: '/maintenance',
  login: '/login',
  admin: '/admin',
} as const;

export type PageName = keyof typeof pages;
