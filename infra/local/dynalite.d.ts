declare module 'dynalite' {
  import type { Server } from 'node:http';

  /** A DynamoDB endpoint. Without `path`, tables are in memory. */
  export default function dynalite(options: { path?: string; createTableMs?: number }): Server;
}
