type Given = Record<string, string | string[] | undefined>;

const kept =
  /^(content-type|cache-control|content-disposition|content-encoding|content-language|expires|x-amz-meta-.*)$/;

/** What S3 keeps of the headers or form fields that came with an object, by their names in lower case. */
export function storedHeaders(given: Given): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': 'binary/octet-stream' };
  for (const [name, value] of Object.entries(given)) {
    if (kept.test(name) && typeof value === 'string') headers[name] = value;
  }
  const encodings = headers['content-encoding']?.split(',').map((encoding) => encoding.trim()) ?? [];
  headers['content-encoding'] = encodings.filter((encoding) => encoding && encoding !== 'aws-chunked').join(', ');
  if (!headers['content-encoding']) delete headers['content-encoding'];
  return headers;
}
