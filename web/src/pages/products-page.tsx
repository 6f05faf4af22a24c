import { Plain } from './plain.tsx';

/** Stand-in. */
export default function ProductsPage() {
  return <Plain title="products.title" text="products.description" />;
}
