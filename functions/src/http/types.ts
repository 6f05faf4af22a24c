import type { User } from '@rombo/shared/contract/account';
import type { Input, Output, Parameters, RouteName } from '@rombo/shared/contract/routes';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { ClientInfo } from '../data/activity.ts';
import type { OpenSession } from '../data/sessions.ts';

/** API Gateway's event within the chain: headers in lower case, the body parsed, the session of an administrator added. */
export type Event = Omit<APIGatewayProxyEvent, 'body'> & { body: unknown; session?: OpenSession };

/** API Gateway's answer, with its headers at hand. */
export type Result = APIGatewayProxyResult & { headers: Record<string, string | number | boolean> };

export interface RouteRequest<N extends RouteName> {
  parameters: Parameters<N>;
  query: Record<string, string | undefined>;
  input: Input<N>;
  ifVersion: number | null;
  idempotencyKey: string | null;
  cookies: Record<string, string | undefined>;
  /** The visitor's address, an IPv6 one cut to its /64 network: for throttles. */
  viewer: string;
  client: ClientInfo;
}

export interface AdminRequest<N extends RouteName> extends RouteRequest<N> {
  user: User;
  session: OpenSession;
}

/** An answer that carries headers of its own; `cookies` are values of Set-Cookie. */
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

/** An answer with the entry of the activity log that it leads to. */
export class Audited<T> {
  readonly output: T;
  readonly subject: string | null;
  /** Id of what was created: a repeated request is then logged once. */
  readonly id: string | undefined;

  constructor(output: T, subject: string | null, id?: string) {
    this.output = output;
    this.subject = subject;
    this.id = id;
  }
}

export type Answer<N extends RouteName> = Output<N> | Reply<Output<N>>;
