import { company } from '@rombo/shared/words/company';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { Picture } from '../../ui/picture.tsx';
import { Band } from './band.styles.ts';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-l);
  padding-block: var(--space-xl);
  strong {
    ${displayText}
    display: block;
    color: var(--color-text-strong);
    font-size: clamp(4rem, 17vw, 9rem);
    line-height: 0.85;
    letter-spacing: -0.02em;
  }
  span { ${labelText} display: block; margin-top: var(--space-m); }
  ${media.wide} {
    grid-template-columns: auto;
    gap: var(--space-xl);
    strong { font-size: clamp(6rem, 11vw, 13rem); }
  }
`;

export function Figures() {
  const texts = useTexts('company').about;
  return (
    <Band>
      <Picture
        src="/slides/slide-5-462a2e-070.jpg"
        alt={texts.figuresPicture}
        width={1920}
        height={1080}
        sizes="(min-width: 64rem) max(61rem, 52vw), 110vw"
      />
      <Tiles>
        <li>
          <strong>{company.claims.years}</strong>
          <span>{texts.years}</span>
        </li>
        <li>
          <strong>{company.claims.engines}</strong>
          <span>{texts.engines}</span>
        </li>
      </Tiles>
    </Band>
  );
}
