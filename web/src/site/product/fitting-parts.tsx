import { type Category, categoryKeys, type PartType, partTypes } from '@rombo/shared/collections/categories';
import type { OtherProductsIn } from '@rombo/shared/collections/product-in';
import { langOf } from '@rombo/shared/contract/in-language';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { useHydrated } from '../../loading/document-state.ts';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section, SectionTitle } from './section.styles.ts';

export const Groups = styled.div`
  display: grid;
  gap: var(--space-l) var(--space-xl);
  ${media.medium} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.large} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const Group = styled.div`
  h3 {
    ${labelText}
    margin-bottom: var(--space-s);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
  break-inside: avoid;
`;

const Part = styled(PageLink)`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: var(--space-m);
  align-items: center;
  min-height: 2.75rem;
  padding-block: 0.375rem;
  border-top: 1px solid var(--color-border);
  text-decoration: none;
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  &:hover strong { text-decoration: underline; }
`;

/** Placeholder of a missing picture. */
const NoPicture = styled.span`
  aspect-ratio: 4 / 3;
  background: var(--color-surface);
`;

const Words = styled.span`
  display: grid;
  strong { overflow-wrap: anywhere; }
  small { color: var(--color-text-muted); font-size: var(--font-size-small); font-variant-numeric: tabular-nums; }
`;

/** Order of the groups: by type of part, otherwise by category. */
const order: readonly (PartType | Category)[] = [...partTypes, ...categoryKeys];

/** The parts of an engine, grouped by what they are. */
export function FittingParts({ parts }: { parts: NonNullable<OtherProductsIn['parts']> }) {
  const texts = useTexts('catalogue').parts;
  const kinds = useTexts('catalogue');
  const section = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const isLate = useRef(isHydrated);
  const names = { ...kinds, ...texts.types };
  const groups = order.flatMap((kind) => {
    const some = parts.filter(({ partType, category }) => (partType ?? category) === kind);
    return some.length > 0 ? [{ kind, some }] : [];
  });
  useEffect(() => {
    // The link to the parts may have been followed before they were rendered.
    if (isLate.current && window.location.hash === '#parts') section.current?.scrollIntoView();
  }, []);
  return (
    <Section id="parts" ref={section} aria-labelledby="parts-title">
      <SectionTitle id="parts-title">{texts.title}</SectionTitle>
      <Groups>
        {groups.map(({ kind, some }) => (
          <Group key={kind}>
            <h3>{names[kind]}</h3>
            <ul>
              {some.map(({ id, slug, name, picture, articleCode, ...part }) => (
                <li key={id}>
                  <Part page="product" parameters={{ slug }}>
                    {picture ? (
                      <Picture
                        src={picture.url}
                        color={picture.color}
                        focalPoint={picture.focalPoint}
                        alt=""
                        width={320}
                        height={240}
                        sizes="5rem"
                      />
                    ) : (
                      <NoPicture />
                    )}
                    <Words>
                      <strong lang={langOf(part, 'name')}>{name}</strong>
                      <small>{articleCode}</small>
                    </Words>
                  </Part>
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </Groups>
    </Section>
  );
}
