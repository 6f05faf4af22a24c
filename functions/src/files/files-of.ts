import type { Product } from '@rombo/shared/product';

/** The folder of a product's files, as their addresses begin. */
export const folderOf = (id: string): string => `/media/products/${id}/`;

const isFileOf = (id: string, text: string): boolean => {
  const folder = folderOf(id);
  return text.startsWith(folder) && /^[\w-]+\.[a-z]{3,4}$/.test(text.slice(folder.length));
};

/** The addresses of a product's own files, wherever its fields name them, each once. */
export function filesOf(product: Product): string[] {
  const found = new Set<string>();
  JSON.stringify(product, (_, value: unknown) => {
    if (typeof value === 'string' && isFileOf(product.id, value)) found.add(value);
    return value;
  });
  return [...found];
}
