/**
 * Constants inserted by the deployment: the site's host name, if any, the name of the session's cookie, the query parameters of routes,
 * and the methods of paths and of patterns of paths.
 */
var HOST = '';
var SESSION = '';
var ROUTES = {};
var METHODS = {};
var PATTERNS = [];

var notFound = {
  statusCode: 404,
  statusDescription: 'Not Found',
  headers: {
    'content-type': { value: 'application/json; charset=utf-8' },
    'cache-control': { value: 'no-store' },
  },
  body: { encoding: 'text', data: '{"code":"not_found","message":"Non trovato"}' },
};

/** Returns the allowed methods of an API path; undefined if there is no such path. */
function allowAt(uri) {
  if (METHODS[uri]) return METHODS[uri];
  for (let at = 0; at < PATTERNS.length; at += 1) {
    if (new RegExp(PATTERNS[at][0]).test(uri)) return PATTERNS[at][1];
  }
  return '';
}

function methodNotAllowed(allow) {
  return {
    statusCode: 405,
    statusDescription: 'Method Not Allowed',
    headers: {
      allow: { value: allow },
      'content-type': { value: 'application/json; charset=utf-8' },
      'cache-control': { value: 'no-store' },
    },
    body: { encoding: 'text', data: '{"code":"method_not_allowed","message":"Metodo non ammesso"}' },
  };
}

/** Drops the cookie of a session that no token of ours can be: with any text for one, each request would be asked of a function. */
function dropImpossibleSession(cookies) {
  var session = cookies[SESSION];
  if (!session) return;
  var isToken = /^eyJ[\w-]{1,300}\.eyJ[\w-]{1,1000}\.[\w-]{43}$/.test(session.value);
  if (!isToken || session.multiValue) delete cookies[SESSION];
}

/**
 * At the edge, before the API: refuses methods that a path does not have, of which API Gateway says that there is no such path; states the site's host and the visitor's address, over whatever the visitor said of them, and drops the
 * query parameters that the route does not read. No path of the API needs percent-encoding, which would give one answer many names.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  if (request.uri.indexOf('%') >= 0) return notFound;
  var allow = allowAt(request.uri);
  if (allow && allow.split(', ').indexOf(request.method) < 0) return methodNotAllowed(allow);
  var names = ROUTES[request.uri] || [];
  var kept = {};
  for (let at = 0; at < names.length; at += 1) {
    if (request.querystring[names[at]]) kept[names[at]] = request.querystring[names[at]];
  }
  request.querystring = kept;
  dropImpossibleSession(request.cookies);
  request.headers['x-site-host'] = { value: HOST || event.context.distributionDomainName };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
