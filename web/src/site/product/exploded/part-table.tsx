import { use } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { formatPrice } from '../../../i18n/format.ts';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { useHydrated } from '../../../loading/document-state.ts';
import { smallLabel } from '../../../theme/text.styles.ts';
import { Icon, VisuallyHidden } from '../../../ui/icon.tsx';
import { PageAddress } from '../../../ui/page-link.tsx';
import { Availability } from '../../catalogue/availability.tsx';
import { useMyEngine } from '../../catalogue/my-engine.ts';
import type { groupedRows, Part } from './part-rows.ts';

/** Rows of 44 px with two lines each; only a name that is longer than its column makes its row higher. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  line-height: 1.2;
  thead { position: absolute; clip-path: inset(50%); }
  tr { position: relative; }
  td { height: 2.75rem; }
  th, td { padding: 0; border-bottom: 1px solid var(--color-border); text-align: left; font-weight: inherit; }
  [colspan] { ${smallLabel} padding-bottom: 0.25rem; vertical-align: bottom; }
  td { min-width: 2.5rem; }
  th + td { text-align: right; white-space: nowrap; }
  td + th { width: 100%; max-width: 0; }
  a { font-size: 0.9375rem; text-decoration: none; }
  a::after { content: ''; position: absolute; inset: 0; }
  small, b { display: block; overflow: hidden; font-size: var(--font-size-small); text-overflow: ellipsis; white-space: nowrap; }
  small > * { margin-left: 0.375rem; }
  tr:is(:has(:target), [data-current]) { background: var(--color-surface); }
`;

const Fit = styled.span<{ $fits: boolean }>`
  margin-left: 0.375rem;
  color: var(${({ $fits }) => ($fits ? '--color-accent' : '--color-danger')});
`;

/** Price and state of a part; of one that is not in the catalogue, that one can ask for it. */
export function PartOffer({ part }: { part: Part }) {
  const { language } = useLanguage();
  const { ask } = useTexts('product').exploded;
  if (!part.isListed) return ask;
  return (
    <>
      {part.price !== undefined && formatPrice(part.price, language)}
      <Availability product={part} />
    </>
  );
}

interface PartFitProps {
  part: Pick<Part, 'id' | 'partType'>;
  isFitted?: boolean;
}

/** Fit of a part and the visitor's engine, as an icon. */
export function PartFit({ part: { id, partType }, isFitted = true }: PartFitProps) {
  const { yes, no } = useTexts('catalogue').fit;
  const engine = useMyEngine();
  const fit = engine && id && engine.fitOf({ id, partType, isFitted });
  if (!fit) return null;
  return (
    <Fit $fits={fit === true}>
      <Icon name={fit === true ? 'check' : 'close'} size={16} />
      <VisuallyHidden>{fit === true ? yes(engine.name) : no(engine.name)}</VisuallyHidden>
    </Fit>
  );
}

interface PartTableProps {
  groups: ReturnType<typeof groupedRows>;
  current?: number | undefined;
  onShow: (number: number) => void;
}

/** The parts of an engine: number in the drawing, name, code, price, state and fit. */
export function PartTable({ groups, current = 0, onShow }: PartTableProps) {
  const kinds = useTexts('catalogue');
  const texts = useTexts('product').exploded;
  const addressOf = use(PageAddress);
  const isHydrated = useHydrated();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.part}</th>
          <th scope="col">{kinds.sort.price}</th>
        </tr>
      </thead>
      {groups.map(({ category, rows }) => (
        <tbody key={category}>
          <tr>
            <th colSpan={3} scope="rowgroup">
              {kinds[category]}
            </th>
          </tr>
          {rows.map((row) => {
            const { numbers, labels, name, lang, code, path, query = '' } = row;
            const [first] = numbers;
            const show = () => first !== undefined && !numbers.includes(current) && onShow(first);
            return (
              <tr
                key={first ?? row.id}
                data-current={numbers.includes(current) || undefined}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show()}
                onFocus={show}
              >
                <td>
                  {numbers.map((number, at) => (
                    <span key={number} id={`part-${number}`}>
                      {at > 0 ? `, ${number}` : number}
                    </span>
                  ))}
                </td>
                <th scope="row">
                  <Link href={addressOf(path) + query} lang={lang}>
                    {name}
                  </Link>
                  <small>
                    {code}
                    <PartFit part={row} />
                    {isHydrated && labels && <span lang={lang}>{labels}</span>}
                  </small>
                </th>
                <td>
                  <PartOffer part={row} />
                </td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </Table>
  );
}
