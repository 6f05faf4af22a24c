declare module 'dynalite' {
  import type { Server } from 'node:http';

  /** A DynamoDB endpoint. Without `path`, tables are in memory. */
  export default function dynalite(options: { path?: string; createTableMs?: number }): Server;
}

declare module 'dynalite/db/index.js' {
  /** Returns the entries of an item in the indexes. */
  export function getIndexActions(
    indexes: object[],
    before: null,
    item: object,
    table: object,
  ): { puts: { key: string; item: object }[] };
}
