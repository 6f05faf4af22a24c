import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { displayText } from '../../theme/text.styles.ts';
import { Picture } from '../../ui/picture.tsx';

const Spread = styled.section`
  display: grid;
  gap: var(--space-xl);
  ${media.large} {
    grid-template-columns: 1.15fr 1fr;
    gap: var(--space-xxl);
    align-items: center;
  }
`;

const Photo = styled(Picture)`
  width: calc(100% + 2 * var(--space-m));
  max-width: none;
  height: auto;
  aspect-ratio: 4 / 3;
  margin-inline: calc(-1 * var(--space-m));
  object-fit: cover;
  object-position: 20% 50%;
  ${media.medium} {
    width: 100%;
    margin: 0;
    border: 1px solid var(--color-border);
  }
`;

const Text = styled.div`
  display: grid;
  gap: var(--space-l);
  max-width: 60ch;
  h2 {
    ${displayText}
    font-size: var(--font-size-section);
  }
  p + p { color: var(--color-text-muted); }
`;

export function Excellence() {
  const texts = useTexts('company').about;
  return (
    <Spread>
      <Photo
        src="/slides/slide-8-37332d-035.jpg"
        alt={texts.excellencePicture}
        width={1920}
        height={1080}
        sizes="(min-width: 80rem) 55vw, (min-width: 64rem) 90vw, 133vw"
        eager
        fetchPriority="high"
      />
      <Text>
        <h2>{texts.excellence}</h2>
        <p>{texts.craft}</p>
        <p>{texts.team}</p>
      </Text>
    </Spread>
  );
}
