/** The widths in which pictures are given; the deployment writes them here. */
var WIDTHS = [];

/**
 * At the edge, before the bucket: `?w=640` and what the browser takes become a path of their own, so that what is kept is found by
 * paths. Without a width it is the original, and what is no picture has none.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  var width = request.querystring.w;
  if (!width || !/\.(jpg|png|gif|webp|avif)$/.test(request.uri)) return request;
  if (width.multiValue || WIDTHS.indexOf(width.value) < 0) {
    return {
      statusCode: 400,
      statusDescription: 'Bad Request',
      headers: {
        'content-type': { value: 'application/json; charset=utf-8' },
        'cache-control': { value: 'no-store' },
      },
      body: { encoding: 'text', data: '{"code":"bad_request","message":"Richiesta non valida"}' },
    };
  }
  var accept = request.headers.accept ? request.headers.accept.value : '';
  var takesAvif = /image\/avif(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept);
  request.uri += `/${width.value}${takesAvif ? '.avif' : '.webp'}`;
  delete request.querystring.w;
  return request;
}
