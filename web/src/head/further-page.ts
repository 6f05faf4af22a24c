import { pageQueries } from '@rombo/shared/pages';

/** Query of a further page of a list, which is a separate page for search engines; empty on the first. */
export function furtherPage(search: string): string {
  const query = new URLSearchParams(search);
  if (!(Number(query.get('page')) > 1)) return '';
  const known = pageQueries.products.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return `?${new URLSearchParams(known)}`;
}
