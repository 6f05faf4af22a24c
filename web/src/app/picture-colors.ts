import { metadataInName } from '@rombo/shared/image-metadata';

/** The address of each picture of a page. */
const SOURCE = /<img\b[^>]*?\ssrc="([^"]+)"/g;

/**
 * Adds to a page's style element what puts each picture of the page in its own colour from the first paint, long before scripts could.
 * A style attribute would do so in less, but the policy has none.
 */
export function withPictureColors(styles: string, html: string): string {
  const colors = [...html.matchAll(SOURCE)].flatMap(([, address = '']) => metadataInName(address).color ?? []);
  const rules = [...new Set(colors)].map((color) => `[src*="-${color}"]{background:#${color}}`);
  return styles.replace('</style>', `${rules.join('')}</style>`);
}
