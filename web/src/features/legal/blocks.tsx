import type { Block } from '../../i18n/legal-text.ts';
import { InlineText } from './inline-text.tsx';
import { List } from './legal.styles.ts';
import { Code, Plate } from './plate.styles.ts';

/** One paragraph, list or plate of a legal text. */
export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <InlineText>{block}</InlineText>
      </p>
    );
  if ('list' in block)
    return (
      <List>
        {block.list.map((item) => (
          <li key={item}>
            <InlineText>{item}</InlineText>
          </li>
        ))}
      </List>
    );
  return (
    <Plate>
      <h3>
        <Code>{block.name}</Code>
      </h3>
      <dl>
        {block.rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <InlineText>{value}</InlineText>
            </dd>
          </div>
        ))}
      </dl>
    </Plate>
  );
}
