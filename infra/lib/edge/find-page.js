/** The addresses of the site's pages; the deployment writes them here. */
var PAGES = [];

/** At the edge, before the bucket: a page is an object by its own address, and what is neither a page nor a file is the page not found. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  var path = request.uri.length > 1 ? request.uri.replace(/\/$/, '') : '/';
  if (path === '/') request.uri = '/index.html';
  else if (PAGES.indexOf(path) >= 0) request.uri = path;
  else if (!/\.[a-z0-9]+$/i.test(path)) request.uri = '/404';
  return request;
}
