import { TextField } from '../../forms/fields.tsx';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton, NewTabLink } from './buttons.tsx';
import { Buttons } from './cards.tsx';

interface SharedLinkProps {
  link: string;
  /** Label of the link that opens it. */
  open: string;
}

/** A link to send to somebody, with buttons that copy, share and open it. */
export function SharedLink({ link, open }: SharedLinkProps) {
  const { preview: texts } = useTexts('panel');
  return (
    <>
      <TextField label={texts.link} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      <Buttons>
        <CopyButton text={link} label={texts.copy} words={texts} />
        {navigator.share && (
          // Rejects if the user closes the share sheet.
          <Button variant="secondary" onClick={() => navigator.share({ url: link }).catch(() => {})}>
            {texts.share}
          </Button>
        )}
        <NewTabLink variant="primary" href={link} text={open} />
      </Buttons>
    </>
  );
}
