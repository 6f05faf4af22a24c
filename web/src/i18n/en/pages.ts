import type { Dictionary } from '../it.ts';

export const home: Dictionary['home'] = {
  title: 'Racing engines for RC cars',
  description:
    'Combustion engines, exhausts, spare parts and accessories for RC racing cars. Designed and built in Italy since 2003.',
};

export const company: Dictionary['company'] = {
  title: 'Our company',
  description: 'Since 2003 we have designed and built racing engines for RC cars in Montirone, near Brescia, Italy.',
  keywords:
    'RC car combustion engines, RC racing engines, .21 and .12 nitro engines, tuned pipes, made in Italy, Montirone, Brescia',
};

export const whereWeAre: Dictionary['whereWeAre'] = {
  title: 'Where we are',
  description: 'The ROMBO POWER workshop is in Montirone, just outside Brescia, Italy: address and company details.',
};

export const news: Dictionary['news'] = {
  title: 'News',
  description: 'Results of the 2025 season: world and European championships of RC car racing.',
};

export const contact: Dictionary['contact'] = {
  title: 'Contact',
  description: 'Write to ROMBO POWER for product information, technical advice and support.',
};

export const privacy: Dictionary['privacy'] = {
  title: 'Privacy Policy',
  description: 'How ROMBO POWER treats the personal data of those who visit this site and those who write to us.',
};

export const cookies: Dictionary['cookies'] = {
  title: 'Cookie Policy',
  description: 'The ROMBO POWER site sets technical cookies only: which ones, and what they are for.',
};

export const maintenance: Dictionary['maintenance'] = {
  title: 'Down for maintenance',
  description: 'The ROMBO POWER site is down for maintenance and will be back shortly.',
  text: 'We are in the pits for some fine tuning. We will be back on track shortly: try again in a few minutes.',
};

export const notFound: Dictionary['notFound'] = {
  title: '404 Page Not Found',
  description: 'Page not found.',
};

export const login: Dictionary['login'] = {
  title: 'Admin sign-in',
  description: 'Sign-in to the private area.',
};

export const admin: Dictionary['admin'] = {
  title: 'Admin panel',
  description: 'Private area.',
};

export const products: Dictionary['products'] = {
  title: 'Our products',
  description:
    'The ROMBO POWER catalogue: 3.5 cc and 2.1 cc engines, tuned exhausts, spare parts and accessories for RC racing cars.',
};
