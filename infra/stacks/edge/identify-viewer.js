/** Constants inserted by the deployment: query parameters of routes, and methods by path and by path pattern. */
var ROUTES = {};
var METHODS = {};
var PATTERNS = [];

/** Returns the allowed methods of an API path; empty for an unknown path. */
function allowAt(uri) {
  if (METHODS[uri]) return METHODS[uri];
  for (let at = 0; at < PATTERNS.length; at += 1) {
    if (new RegExp(PATTERNS[at][0]).test(uri)) return PATTERNS[at][1];
  }
  return '';
}

/**
 * Viewer request of the API. Refuses methods that a path does not allow (API Gateway would respond 404), sets the site's host and the
 * visitor's IP address, and removes unknown query parameters. Percent-encoded paths are refused: they would give a response several cache
 * keys.
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
