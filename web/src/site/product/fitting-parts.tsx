import { type Category, categoryKeys } from '@rombo/shared/collections/categories';
import { type PartType, partTypes } from '@rombo/shared/collections/part-types';
import type { OtherProductsIn } from '@rombo/shared/collections/product-in';
import { langOf } from '@rombo/shared/contract/in-language';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { useHydrated } from '../../ui/hydration.ts';
import { Picture } from '../../ui/picture.tsx';
import { Group, Groups, NoPicture, Part, Title, Words } from './fitting-parts.styles.ts';
import { Section } from './section.styles.ts';

/** Groups in their order: by what a part is, and where that is not said by its category. */
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
    // Who followed the link to the parts before they were there is still waiting for them.
    if (isLate.current && window.location.hash === '#parts') section.current?.scrollIntoView();
  }, []);
  return (
    <Section id="parts" ref={section} aria-labelledby="parts-title">
      <Title id="parts-title">{texts.title}</Title>
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
