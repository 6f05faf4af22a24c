/** Error of the server that refused an uploaded file, with its message. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
}
