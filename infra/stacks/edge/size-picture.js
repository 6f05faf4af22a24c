/** Inserted by the deployment: available widths. */
var WIDTHS = [];

/**
 * Viewer request of buckets. Turns `?w=640` and the accepted formats into a path, because the cache key contains only the path. Without a
 * width, the original is served. Percent-encoded paths are refused: they would give a file several cache keys.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  if (request.uri.indexOf('%') >= 0) return refusal(404, 'Not Found', 'not_found', 'Non trovato');
  var width = request.querystring.w;
  if (!width || !/^\/(media|assets)\/.*\.(jpg|png|gif|webp|avif)$/.test(request.uri)) return request;
  if (width.multiValue || WIDTHS.indexOf(width.value) < 0) {
    return refusal(400, 'Bad Request', 'bad_request', 'Richiesta non valida');
  }
  var accept = request.headers.accept ? request.headers.accept.value : '';
  var takesAvif = /image\/avif(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept);
  request.uri += `/${width.value}${takesAvif ? '.avif' : '.webp'}`;
  delete request.querystring.w;
  return request;
}
