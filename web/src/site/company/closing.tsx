import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { displayText } from '../../theme/text.styles.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Band } from './band.styles.ts';

const Way = styled.p`
  padding-block: var(--space-xl);
  a {
    ${displayText}
    gap: 1.25rem;
    font-size: clamp(1.75rem, 2.7vw, 3.25rem);
    ${media.wide} { white-space: nowrap; }
    letter-spacing: 0;
    svg { flex: none; }
  }
`;

export function Closing() {
  const texts = useTexts('company').about;
  return (
    <Band>
      <Picture
        src="/slides/slide-3-222326-070.jpg"
        alt={texts.closingPicture}
        width={1920}
        height={1080}
        sizes="(min-width: 64rem) max(61rem, 52vw), 110vw"
      />
      <Way>
        <ArrowLink page="products">{texts.next}</ArrowLink>
      </Way>
    </Band>
  );
}
