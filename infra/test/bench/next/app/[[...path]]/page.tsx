import parse, {
  attributesToProps,
  type DOMNode,
  domToReact,
  Element,
  type HTMLReactParserOptions,
} from 'html-react-parser';
import Link from 'next/link';
import { Filterable, StatefulForm } from '../interactive';
import { pages } from '../pages';

interface Props {
  params: Promise<{ path?: string[] }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => pages.map(({ path }) => ({ path: path.split('/').filter(Boolean) }));

const pageAt = (path: string[] = []) => pages.find((page) => page.path === `/${path.join('/')}`);

export async function generateMetadata({ params }: Props) {
  return { title: pageAt((await params).path)?.title };
}

const known = new Set(pages.map(({ path }) => path));

/** Links lead through Next's router; the form and the list are client components with state, as a developer would write them. */
const options: HTMLReactParserOptions = {
  replace: (node) => {
    if (!(node instanceof Element)) return undefined;
    const children = () => domToReact(node.children as DOMNode[], options);
    const { href = '', ...others } = node.attribs;
    if (node.name === 'a' && known.has(href)) {
      return (
        <Link href={href} {...attributesToProps(others)}>
          {children()}
        </Link>
      );
    }
    if (node.name === 'form') return <StatefulForm>{children()}</StatefulForm>;
    if (node.name === 'main') return <Filterable {...attributesToProps(node.attribs)}>{children()}</Filterable>;
    return undefined;
  },
};

export default async function Page({ params }: Props) {
  return parse(pageAt((await params).path)?.body ?? '', options);
}
