import styled from 'styled-components';
import { altOf } from '../../../forms/uploads/alt-texts.ts';
import { type DraftFile, isChosen } from '../../../forms/uploads/draft-file.ts';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { useChosenPreview } from '../../../forms/uploads/use-chosen-preview.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { DraftPicture } from '../draft/product-draft.ts';

const Strip = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  margin-top: var(--space-s);
  small { display: block; max-width: 12rem; }
  img { width: 3.5rem; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
`;

interface ThumbnailProps {
  picture: DraftFile;
  alt: string;
  uploads: UploadQueue;
}

function Thumbnail({ picture, alt, uploads }: ThumbnailProps) {
  const chosen = useChosenPreview(uploads, picture);
  const src = isChosen(picture) ? chosen : picture.address;
  return src && <Picture src={src} alt={alt} width={320} height={240} sizes="3.5rem" />;
}

export function Thumbnails({ pictures, uploads }: { pictures: DraftPicture[]; uploads: UploadQueue }) {
  const { files: fileTexts } = useTexts('panel');
  const count = pictures.length;
  return (
    <>
      {fileTexts.countOf(count)}
      <Strip>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <Thumbnail picture={picture} alt={fileTexts.pictureOf(index + 1, count)} uploads={uploads} />
            {Object.entries(altOf(picture.alt)).map(([code, text]) => (
              <small key={code} lang={code}>
                {text}
              </small>
            ))}
          </li>
        ))}
      </Strip>
    </>
  );
}
