declare module 'dynalite' {
  import type { Server } from 'node:http';

  /** A DynamoDB endpoint; without `path` it keeps its tables in memory. */
  export default function dynalite(options: { path?: string; createTableMs?: number }): Server;
}
