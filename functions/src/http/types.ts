import type { User } from '@rombo/shared/contract/account';
import type { Input, Output, Parameters, RouteName } from '@rombo/shared/contract/routes';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { ClientInfo } from '../data/activity.ts';
import type { OpenSession } from '../data/sessions.ts';

/** API Gateway's event inside the chain: headers in lower case, a parsed body, and the session in admin routes. */
export type Event = Omit<APIGatewayProxyEvent, 'body'> & { body: unknown; session?: OpenSession };

export type Result = APIGatewayProxyResult & { headers: Record<string, string | number | boolean> };

export interface RouteRequest<N extends RouteName> {
  parameters: Parameters<N>;
  query: Record<string, string | undefined>;
  input: Input<N>;
  ifVersion: number | null;
  idempotencyKey: string | null;
  cookies: Record<string, string | undefined>;
  /** The visitor's address for rate limits; an IPv6 address is cut to its /64 network. */
  viewer: string;
  client: ClientInfo;
}

export interface AdminRequest<N extends RouteName> extends RouteRequest<N> {
  user: User;
  session: OpenSession;
}

/** A response with additional headers. `cookies` are Set-Cookie values. */
export class Reply<T> {
  readonly output: T;
  readonly headers: Record<string, string>;
  readonly cookies: string[];

  constructor(output: T, headers: Record<string, string>, cookies: string[] = []) {
    this.output = output;
    this.headers = headers;
    this.cookies = cookies;
  }
}

/** A response with the subject of its activity log entry. */
export class Audited<T> {
  readonly output: T;
  readonly subject: string | null;
  /** Id of the created entity, so that a retry is logged once. */
  readonly id: string | undefined;

  constructor(output: T, subject: string | null, id?: string) {
    this.output = output;
    this.subject = subject;
    this.id = id;
  }
}

export type Answer<N extends RouteName> = Output<N> | Reply<Output<N>>;
