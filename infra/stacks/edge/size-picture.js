/** The widths in which pictures are given; the deployment writes them here. */
var WIDTHS = [];

/**
 * At the edge, before a bucket: `?w=640` and what the browser takes become a path of their own, so that what is kept is found by
 * paths. Without a width it is the original, and what is no picture has none. No path of ours needs percent-encoding, which would
 * give one file many names.
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
