/** The groups of routes, by the part of the path that names them. */
const tags: Record<string, string> = {
  products: 'The catalogue.',
  'search-index': 'The texts by which the catalogue is searched.',
  trash: 'Deleted products and slides.',
  slides: 'The pictures of the homepage.',
  dealers: 'The shops that sell the products.',
  contact: 'The contact form.',
  contacts: 'The messages that were received.',
  'reply-templates': 'Beginnings of replies to messages.',
  settings: 'The settings of the site, such as its maintenance.',
  usage: 'What the site stores and costs, and its backups.',
  uploads: 'Addresses for files that are sent to the store before a form names them.',
  login: 'The beginning of a session.',
  logout: 'The end of a session.',
  user: 'The administrator who is signed in.',
  password: 'The password of the administrator.',
  'second-factor': 'The code of an authenticator app that signing in may ask for.',
  sessions: 'The open sessions of the administrator.',
  health: 'The state and the release of the API.',
  activity: 'What the administrator changed, and who tried to sign in.',
};

/** The groups as the document lists them. */
export const tagList = Object.entries(tags)
  .map(([name, description]) => ({ name, description }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Routes of one thing stand together: '/api/products/{id}' is among the products. */
export const tagOf = (path: string): string => path.replace(/^\/api\/(admin\/)?/, '').split(/[/.]/, 1)[0] ?? '';
