/** Inserted by the deployment: the query parameter that the edge adds to items. */
var SLUG_QUERY = '';

/** Possible statuses and their reason phrases. */
var REASONS = { 404: 'Not Found', 503: 'Service Unavailable' };

/**
 * Viewer response of pages. A page arrives as 200 with its status in a header, or in the metadata of a bucket object. Otherwise an origin
 * group would replace the 503 of maintenance mode, and CloudFront would not run a function for an error.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var response = event.response;
  var location = response.headers.location;
  var request = event.request;
  // Former addresses of an item with any query share this cached redirect. One to the same path drops a parameter and has its final query.
  if (response.statusCode === 301 && location && location.value.split('?')[0] !== request.uri) {
    location.value += queryOf(request.querystring, SLUG_QUERY);
  }
  var status = response.headers['x-page-status'] || response.headers['x-amz-meta-status'];
  if (!status) return response;
  response.statusCode = Number(status.value);
  response.statusDescription = REASONS[status.value];
  if (response.statusCode === 503 && !response.headers['retry-after']) response.headers['retry-after'] = { value: '5' };
  delete response.headers['x-page-status'];
  delete response.headers['x-amz-meta-status'];
  return response;
}
