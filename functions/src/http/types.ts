import type { Input, Output, Parameters, RouteName } from '@rombo/shared/routes';
import type { User } from '@rombo/shared/user';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { OpenSession } from '../data/sessions.ts';
import type { Visit } from '../data/visit.ts';

/** API Gateway's event on its way through the chain: headers in lower case, the body parsed, the administrator known by then. */
export type Event = Omit<APIGatewayProxyEvent, 'body'> & { body: unknown; session?: OpenSession };

/** API Gateway's answer, with its headers at hand. */
export type Result = APIGatewayProxyResult & { headers: Record<string, string | number | boolean> };

/** A request as a handler sees it: parsed, checked, and with who sends it. */
export interface RouteRequest<N extends RouteName> {
  parameters: Parameters<N>;
  query: Record<string, string | undefined>;
  /** The body, parsed by the route's schema. */
  input: Input<N>;
  /** The version that `If-Match` asks for; null without one. */
  ifVersion: number | null;
  /** The request's `Idempotency-Key`; null without one. */
  idempotencyKey: string | null;
  /** The cookies that came along. */
  cookies: Record<string, string | undefined>;
  /** The visitor's address, an IPv6 one cut to its /64 network: for throttles. */
  viewer: string;
  /** As much of browser and address as is kept. */
  visit: Visit;
}

/** What a handler of an administrator's route sees besides. */
export interface AdminRequest<N extends RouteName> extends RouteRequest<N> {
  user: User;
  /** The id of the token that the request came with, under which its session is stored. */
  tokenId: string;
  /** Names what the change was made to, for the activity log; what was created, by its id too, so that a repeated request is logged once. */
  note: (subject: string | null, id?: string) => void;
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

/** What a handler gives back: the output alone, or with headers. */
export type Answer<N extends RouteName> = Output<N> | Reply<Output<N>>;
