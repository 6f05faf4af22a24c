/** Constants inserted by the deployment: languages (default first), pages, and rules of their query parameters. */
var LANGUAGES = [];
var PAGES = {};
var PARENTS = [];
var MOVED = {};
var PANEL = [];
var RULES = {};
var ITEM_FALLBACK = '';
var SLUG_QUERY = '';

/** Same maximum length as in the API. */
var SLUG = /^[a-z0-9-]{1,100}$/;

/** Path prefix of an item page (product or news); undefined for other pages. */
function parentOf(path) {
  for (let at = 0; at < PARENTS.length; at += 1) {
    if (path.indexOf(PARENTS[at]) === 0 && SLUG.test(path.slice(PARENTS[at].length))) return PARENTS[at];
  }
  return undefined;
}

/** Maps the panel's tabs and their items to `/admin`. Returns other paths unchanged. */
function withoutTab(path) {
  for (let at = 0; at < PANEL.length; at += 1) {
    const item = path.slice(PANEL[at].length);
    if (path.indexOf(PANEL[at]) === 0 && (!item || (item[0] === '/' && SLUG.test(item.slice(1))))) return '/admin';
  }
  return path;
}

/** Returns the address of the page that an unknown path names in capitals or percent-encoded; undefined for others. */
function foldedOf(uri) {
  var path;
  try {
    path = decodeURIComponent(uri).toLowerCase().replace(/\/+$/, '');
  } catch (_) {
    return undefined;
  }
  return MOVED[path] || (PAGES[withoutTab(path)] || parentOf(path) ? path : undefined);
}

/** True for rendered files, such as the sitemap. */
function isFile(path) {
  for (let at = 0; at < PARENTS.length; at += 1) {
    if (path.indexOf(PARENTS[at]) === 0) return false;
  }
  return path.indexOf('.') >= 0;
}

/**
 * Normalizes search words like `search-words.ts`, and removes half of a surrogate pair at the end. The maximum counts UTF-16 units; strings
 * of the CloudFront runtime consist of code points.
 */
function searchWords(text, max) {
  var all = text.trim().toLowerCase().replace(/\s+/g, ' ');
  var words = '';
  for (let at = 0, units = 0; at < all.length; at += 1) {
    units += all.charAt(at).codePointAt(0) > 0xffff ? 2 : 1;
    if (units > max) break;
    words += all.charAt(at);
  }
  return words.replace(/[\uD800-\uDBFF]$/, '').trim();
}

/** Returns the unique valid slugs of a comma-separated list. */
function slugsIn(text, most) {
  var given = text.split(',');
  var slugs = [];
  for (let at = 0; at < given.length && slugs.length < most; at += 1) {
    if (SLUG.test(given[at]) && slugs.indexOf(given[at]) < 0) slugs.push(given[at]);
  }
  return slugs.join(',');
}

/** Returns a query value as the site writes it; empty if invalid or the default. */
function normalise(rule, given) {
  var text = '';
  try {
    const value = (given.multiValue ? given.multiValue[0] : given).value;
    // Forms encode spaces as `+`; who types an address leaves a `%` as it is.
    text = decodeURIComponent(value.replace(/\+/g, ' ').replace(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch (_) {
    return '';
  }
  if (rule.slugs) return slugsIn(text, rule.slugs);
  if (rule.slug) return SLUG.test(text) ? text : '';
  if (rule.words) return searchWords(text, rule.words);
  if (rule.oneOf) {
    if (text === rule.absent || text === '') return '';
    return rule.oneOf.indexOf(text) >= 0 ? text : rule.unknown || '';
  }
  var number = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return number > 1 && number <= rule.upTo ? String(number) : '';
}

/** Percent-encodes all characters that RFC 3986 reserves. Signers of requests disagree about those that `encodeURIComponent` leaves. */
function encode(text) {
  return encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * Viewer request of pages. Gives each page one normalized path, which is also the key of its fallback in the bucket. Items share a path,
 * with their slug as a query; the panel's pages share one, and so do unknown pages. Normalizes the query. Sets the host, the language to
 * render (from the path or the cookie) and, without either, the browser's language to offer if the site has it.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  var bare = request.uri.replace(/\/+$/, '') || '/';
  var path = withoutTab(bare);
  if (MOVED[path]) return movedTo(MOVED[path] + queryOf(request.querystring));
  var code = path.split('/')[1];
  var addressed = LANGUAGES.indexOf(code) > 0 ? code : '';
  var names = PAGES[path];
  var parent = names ? undefined : parentOf(path);
  if ((names || parent) && bare !== request.uri) return movedTo(bare + queryOf(request.querystring));
  var query = {};
  if (parent) {
    query[SLUG_QUERY] = { value: path.slice(parent.length) };
    path = parent + ITEM_FALLBACK;
  } else if (!names && !isFile(path)) {
    const folded = foldedOf(path);
    if (folded) return movedTo(folded + queryOf(request.querystring));
    path = addressed ? `/${addressed}/404` : '/404';
  }

  for (let at = 0; names && at < names.length; at += 1) {
    const given = request.querystring[names[at]];
    const value = given && normalise(RULES[names[at]], given);
    if (value) query[names[at]] = { value: encode(value) };
  }
  stateSite(event);
  var cookie = request.cookies.language;
  request.uri = path === '/' ? '/index' : path;
  request.querystring = query;
  var stored = cookie && LANGUAGES.indexOf(cookie.value) >= 0 ? cookie.value : LANGUAGES[0];
  request.headers['x-site-language'] = { value: addressed || stored };
  var wanted = (request.headers['accept-language'] || { value: '' }).value.slice(0, 2).toLowerCase();
  delete request.headers['x-site-offer'];
  if (!addressed && !cookie && LANGUAGES.indexOf(wanted) > 0) request.headers['x-site-offer'] = { value: wanted };
  return request;
}
