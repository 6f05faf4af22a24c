// biome-ignore lint/style/useNodejsImportProtocol: CloudFront knows it by this name alone
var crypto = require('crypto');

/** Inserted by the deployment: SHA-256 of the correct Authorization header. */
var AUTHORIZATION_HASH = '';

/** Runs before every other function of a site that is not public: requires the password. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var sent = event.request.headers.authorization;
  if (sent && crypto.createHash('sha256').update(sent.value).digest('hex') === AUTHORIZATION_HASH) return answer(event);
  return {
    statusCode: 401,
    statusDescription: 'Unauthorized',
    headers: {
      'www-authenticate': { value: 'Basic realm="staging", charset="UTF-8"' },
      'cache-control': { value: 'no-store' },
    },
  };
}
