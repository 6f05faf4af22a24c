import { useLanguage, useTexts } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { formatSize, formatSizes } from './format-size.ts';
import type { PendingFile } from './pending-file.ts';
import { Sizes } from './upload-status.styles.ts';

/** The size of a picture before and after it was prepared: '7,1 MB → 0,9 MB'. */
export function FileSizes({ pending: { file, prepared } }: { pending: PendingFile }) {
  const { preparing: texts } = useTexts('panel');
  const { language } = useLanguage();
  if (!prepared) return null;
  if (prepared.file.size === file.size) return <Sizes>{formatSize(file.size, language)}</Sizes>;
  const [before, after] = formatSizes(file.size, prepared.file.size, language);
  return (
    <Sizes>
      <span aria-hidden="true">
        {before} → {after}
      </span>
      <VisuallyHidden>{texts.fromTo(before, after)}</VisuallyHidden>
    </Sizes>
  );
}
