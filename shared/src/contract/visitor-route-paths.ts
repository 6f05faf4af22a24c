/** Method and path of the routes that visitors' pages call. The browser loads the others with the panel. */
export const visitorRoutePaths = {
  sendContact: ['POST', '/api/contact'],
  login: ['POST', '/api/login'],
  logout: ['POST', '/api/logout'],
  getUser: ['GET', '/api/user'],
  getSetting: ['GET', '/api/settings/{key}'],
  listProducts: ['GET', '/api/products'],
  getProduct: ['GET', '/api/products/{id}'],
  getSearchIndex: ['GET', '/api/search-index'],
  listActiveSlides: ['GET', '/api/slides/active'],
  listDealers: ['GET', '/api/dealers'],
  listResults: ['GET', '/api/results'],
  listNews: ['GET', '/api/news'],
  listGuides: ['GET', '/api/guides'],
  getCompany: ['GET', '/api/company'],
} as const;
