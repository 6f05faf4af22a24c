/** Inserted by the deployment: the query that the edge gives to products. */
var SLUG_QUERY = '';

/** The statuses that pages may have, with their reasons. */
var REASONS = { 404: 'Not Found', 503: 'Service Unavailable' };

/**
 * At the edge, after a page: it arrives as 200 and names its status in a header, an object of the bucket in its metadata. Otherwise an
 * origin group would replace a page of the closed site, and CloudFront would call no function for an error.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var response = event.response;
  var location = response.headers.location;
  if (response.statusCode === 301 && location && location.value.indexOf('?') < 0) {
    // Whoever shares the answer asked with another query.
    location.value += queryOf(event.request.querystring, SLUG_QUERY);
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
