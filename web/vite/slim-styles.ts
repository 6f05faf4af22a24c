import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** What a tag begins with: `styled` of `styled(Button).attrs()`. */
function rootOf(tag: unknown): unknown {
  if (!isNode(tag)) return;
  if ('callee' in tag) return rootOf(tag.callee);
  if ('object' in tag) return rootOf(tag.object);
  return 'name' in tag ? tag.name : undefined;
}

/** The pieces of text of every style in a module. */
function* textsIn(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const item of node) yield* textsIn(item);
  if (!isNode(node)) return;
  if ('tag' in node && 'quasi' in node && ['styled', 'css'].includes(String(rootOf(node.tag)))) {
    const { quasis } = node.quasi as unknown as { quasis: Node[] };
    yield* quasis;
  }
  for (const value of Object.values(node)) yield* textsIn(value);
}

/** Style text without what only helps to read it. */
export const slim = (text: string): string =>
  text
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;\}/g, '}');

/** Writes the styles in the scripts without indentation and comments, on the server too: both name a class by its text. */
export function slimStyles(): Plugin {
  return {
    name: 'slim-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: /styled-components/ },
      handler(code) {
        let slimmed = code;
        const texts = [...textsIn(this.parse(code))].sort((a, b) => b.start - a.start);
        for (const { start, end } of texts)
          slimmed = slimmed.slice(0, start) + slim(slimmed.slice(start, end)) + slimmed.slice(end);
        return slimmed;
      },
    },
  };
}
