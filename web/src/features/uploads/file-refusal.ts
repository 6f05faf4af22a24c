/** Why the server did not take a file that had arrived, in its own words. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
}
