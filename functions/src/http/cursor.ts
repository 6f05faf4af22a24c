import { type RouteName, routePaths } from '@rombo/shared/contract/route-paths';
import { Id } from '@rombo/shared/contract/text';
import * as v from 'valibot';
import { Failure } from '../errors.ts';
import { Reply } from './types.ts';

/** Reads the cursor of a list's query; null on its first page. */
export function cursorOf({ cursor = null }: Record<string, string | undefined | null>): string | null {
  if (cursor === null || v.is(Id, cursor)) return cursor;
  throw new Failure('bad_request', { refusals: [{ path: 'cursor', refusal: 'unknown_cursor' }] });
}

/** The Link to the following page of a list; empty on its last page. */
export const linkToNext = (name: RouteName, next: string | null, query: Record<string, string> = {}): string[] =>
  next ? [`<${routePaths[name][1]}?${new URLSearchParams({ ...query, cursor: next })}>; rel="next"`] : [];

/** A page of a list, with links of its own. */
export const pageReply = <T>(items: T, links: readonly string[]): Reply<T> =>
  new Reply(items, links.length > 0 ? { link: links.join(', ') } : {});
