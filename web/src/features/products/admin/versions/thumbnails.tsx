import { Picture } from '../../../../ui/picture.tsx';
import { type DraftFile, isChosen } from '../../../uploads/draft-file.ts';
import { useObjectUrl } from '../../../uploads/use-object-url.ts';
import { fileTexts } from '../files/file-texts.ts';
import { Strip } from './thumbnails.styles.ts';

function Thumbnail({ picture, alt }: { picture: DraftFile; alt: string }) {
  const chosen = useObjectUrl(isChosen(picture) ? picture.file : null);
  const src = isChosen(picture) ? chosen : picture.address;
  return src && <Picture src={src} alt={alt} width={4} height={3} sizes="3.5rem" />;
}

/** How many pictures there are and how they follow one another, small. */
export function Thumbnails({ pictures }: { pictures: DraftFile[] }) {
  const count = pictures.length;
  return (
    <>
      {fileTexts.countOf(count)}
      <Strip>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <Thumbnail picture={picture} alt={fileTexts.pictureOf(index + 1, count)} />
          </li>
        ))}
      </Strip>
    </>
  );
}
