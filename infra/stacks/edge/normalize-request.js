/** Constants inserted by the deployment: the languages (the default first), and what it knows of pages and of their query parameters. */
var LANGUAGES = [];
var PAGES = {};
var PARENTS = [];
var MOVED = {};
var PANEL = [];
var RULES = {};
var ITEM_FALLBACK = '';
var SLUG_QUERY = '';

/** The longest that the API takes for the address of a product, too. */
var SLUG = /^[a-z0-9-]{1,100}$/;

/** The path of products or news that a path belongs to; undefined for other pages. */
function parentOf(path) {
  for (let at = 0; at < PARENTS.length; at += 1) {
    if (path.indexOf(PARENTS[at]) === 0 && SLUG.test(path.slice(PARENTS[at].length))) return PARENTS[at];
  }
  return undefined;
}

/** The path of the panel's page for an address of one of its tabs, or of something that it lists; any other path as it is. */
function withoutTab(path) {
  for (let at = 0; at < PANEL.length; at += 1) {
    const item = path.slice(PANEL[at].length);
    if (path.indexOf(PANEL[at]) === 0 && (!item || (item[0] === '/' && SLUG.test(item.slice(1))))) return '/admin';
  }
  return path;
}

/** True for the files that are rendered as pages are. */
function isFile(path) {
  for (let at = 0; at < PARENTS.length; at += 1) {
    if (path.indexOf(PARENTS[at]) === 0) return false;
  }
  return path.indexOf('.') >= 0;
}

/** The words of a search as `search-words.ts` writes them; half of a character is cut off. */
function searchWords(text, max) {
  var words = text.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, max);
  return words.replace(/[\uD800-\uDBFF]$/, '').trim();
}

/** Names of products separated by commas: those that can be any, each once. */
function slugsIn(text, most) {
  var given = text.split(',');
  var slugs = [];
  for (let at = 0; at < given.length && slugs.length < most; at += 1) {
    if (SLUG.test(given[at]) && slugs.indexOf(given[at]) < 0) slugs.push(given[at]);
  }
  return slugs.join(',');
}

/** A value as it is written in an address that the site itself makes; none where it is unknown, or the default. */
function normalise(rule, given) {
  var text = '';
  try {
    // Forms write spaces so.
    text = decodeURIComponent((given.multiValue ? given.multiValue[0] : given).value.replace(/\+/g, ' '));
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

/**
 * At the edge, before a page: one name for each page, under which the bucket has what stands in for it, one for all products and one for all news, whose
 * slug becomes a query, one for the whole panel, and one for all that are none;
 * of its query what it reads; the site's host; the language that it is rendered in, that of the address or of the cookie; and without either the browser's
 * own, if the page is in that too.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  var path = withoutTab(request.uri.replace(/\/+$/, '') || '/');
  if (MOVED[path]) return movedTo(MOVED[path] + queryOf(request.querystring));
  var code = path.split('/')[1];
  var addressed = LANGUAGES.indexOf(code) > 0 ? code : '';
  var names = PAGES[path];
  var parent = names ? undefined : parentOf(path);
  var query = {};
  if (parent) {
    query[SLUG_QUERY] = { value: path.slice(parent.length) };
    path = parent + ITEM_FALLBACK;
  } else if (!names && !isFile(path)) {
    path = addressed ? `/${addressed}/404` : '/404';
  }

  for (let at = 0; names && at < names.length; at += 1) {
    const given = request.querystring[names[at]];
    const value = given && normalise(RULES[names[at]], given);
    if (value) query[names[at]] = { value: encodeURIComponent(value) };
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
