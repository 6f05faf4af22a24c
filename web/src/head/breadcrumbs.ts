/** A page on the way from the homepage to the present one. */
interface Crumb {
  name: string;
  address: string;
}

/** The way from the homepage to a page, as schema.org describes it. */
export const breadcrumbs = (crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, address }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: address,
  })),
});
