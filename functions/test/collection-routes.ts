const routesOf = <const N extends string>(name: N) =>
  ({
    create: `create${name}`,
    update: `update${name}`,
    remove: `delete${name}`,
    versions: `list${name}Versions`,
    restore: `restore${name}Version`,
  }) as const;

export const collectionRoutes = {
  product: { ...routesOf('Product'), versions: 'listVersions', restore: 'restoreVersion' },
  slide: routesOf('Slide'),
  dealer: routesOf('Dealer'),
  result: routesOf('Result'),
  news: routesOf('News'),
} as const;
