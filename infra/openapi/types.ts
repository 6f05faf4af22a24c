import type { JsonSchema } from '@valibot/to-json-schema';

/** A schema of JSON Schema 2020-12, which is what OpenAPI 3.1 speaks. */
export interface Schema extends JsonSchema {
  /** Schema of JSON inside a text. */
  contentSchema?: JsonSchema;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: Schema;
}

export interface Header {
  description: string;
  schema: Schema;
}

export interface MediaType {
  schema: Schema;
  example?: unknown;
  encoding?: Record<string, { contentType: string }>;
}

export interface Response {
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, MediaType> };
  responses: Record<string, Response>;
}

/** An OpenAPI 3.1 document, as far as this one goes. */
export interface Document {
  openapi: '3.1.0';
  info: Record<string, unknown>;
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, Record<string, string>> };
}
