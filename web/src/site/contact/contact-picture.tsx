import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { Picture } from '../../ui/picture.tsx';

const Plate = styled.figure`
  display: none;
  grid-area: picture;
  ${media.large} {
    display: block;
    align-self: start;
    border: 1px solid var(--color-border);
    img { width: 100%; height: auto; }
  }
`;

/** Only where a column would stand empty beside the form; a small screen does not even load the picture. */
export function ContactPicture() {
  const { details } = useTexts('contact');
  return (
    <Plate>
      <Picture src="/pictures/plug-1-313233.jpg" alt={details.picture} width={1200} height={900} sizes="28rem" />
    </Plate>
  );
}
