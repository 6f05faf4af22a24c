import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { displayText } from '../../theme/text.styles.ts';
import { Picture } from '../../ui/picture.tsx';

const Spread = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  ${({ theme }) => theme.media.large} {
    grid-template-columns: 1.15fr 1fr;
    gap: ${({ theme }) => theme.space.xxl};
    align-items: center;
  }
`;

const Photo = styled(Picture)`
  width: calc(100% + 2 * ${({ theme }) => theme.space.m});
  max-width: none;
  height: auto;
  aspect-ratio: 4 / 3;
  margin-inline: calc(-1 * ${({ theme }) => theme.space.m});
  object-fit: cover;
  object-position: 20% 50%;
  ${({ theme }) => theme.media.medium} {
    width: 100%;
    margin: 0;
    border: 1px solid ${({ theme }) => theme.color.line};
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  max-width: 60ch;
  h2 {
    ${displayText}
    font-size: ${({ theme }) => theme.size.section};
  }
  p + p { color: ${({ theme }) => theme.color.muted}; }
`;

/** What the company is proud of, beside one of its carburettors. */
export function Excellence() {
  const texts = useTexts('company');
  return (
    <Spread>
      <Photo
        src="/slides/slide-8.jpg"
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
