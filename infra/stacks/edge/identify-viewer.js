/** Constants inserted by the deployment: the query parameters of routes, and the methods of paths and of patterns of paths. */
var ROUTES = {};
var METHODS = {};
var PATTERNS = [];

/** Returns the allowed methods of an API path; undefined if there is no such path. */
function allowAt(uri) {
  if (METHODS[uri]) return METHODS[uri];
  for (let at = 0; at < PATTERNS.length; at += 1) {
    if (new RegExp(PATTERNS[at][0]).test(uri)) return PATTERNS[at][1];
  }
  return '';
}

/**
 * At the edge, before the API: refuses methods that a path does not have, of which API Gateway says that there is no such path; states the
 * site's host and the visitor's address, over whatever the visitor said of them, and drops the query parameters that the route does not read. No path of the API needs percent-encoding, which would give one answer many names.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  if (request.uri.indexOf('%') >= 0) return refusal(404, 'Not Found', 'not_found', 'Non trovato');
  var allow = allowAt(request.uri);
  if (allow && allow.split(', ').indexOf(request.method) < 0) {
    const refused = refusal(405, 'Method Not Allowed', 'method_not_allowed', 'Metodo non ammesso');
    refused.headers.allow = { value: allow };
    return refused;
  }
  var names = ROUTES[request.uri] || [];
  var kept = {};
  for (let at = 0; at < names.length; at += 1) {
    if (request.querystring[names[at]]) kept[names[at]] = request.querystring[names[at]];
  }
  request.querystring = kept;
  stateSite(event);
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
