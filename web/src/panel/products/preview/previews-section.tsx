import type { Product } from '@rombo/shared/collections/product';
import type { OpenPreview } from '@rombo/shared/collections/product-preview';
import { useRef, useState } from 'react';
import { hasStatus } from '../../../api/errors.ts';
import { useTexts } from '../../../i18n/index.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Hint } from '../../../ui/card.styles.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/form.styles.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useLinger } from '../../../ui/use-linger.ts';
import { useEndPreview, usePreviews } from '../api.ts';
import { Section } from '../form/section.tsx';
import { Name, Row, Rows } from '../history/version-list.tsx';

/** The links to a product's preview that still work, each of which can be ended. */
function PreviewList({ id }: { id: string }) {
  const { locale, preview: texts } = useTexts('panel');
  const { toast } = useToast();
  const previews = usePreviews(id);
  const { run, busy } = useEndPreview();
  const view = useRef<HTMLDivElement>(null);
  const moment = (at: string) => new Date(at).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });

  async function end(preview: string) {
    try {
      await run({ parameters: { id, preview } });
      toast({ title: texts.ended });
    } catch (error) {
      if (!hasStatus(error, 404)) return toast({ title: texts.endFailed, variant: 'destructive' });
      previews.retry();
    }
    // The button that had the focus is gone.
    view.current?.focus();
  }

  return (
    <div ref={view} tabIndex={-1}>
      <AsyncView
        read={previews}
        loading={<p role="status">{texts.loading}</p>}
        failure={{ title: texts.failedTitle, text: texts.failedText }}
      >
        {(all: OpenPreview[]) =>
          all.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <Rows>
              {all.map((each) => (
                <Row key={each.id}>
                  <div>
                    <Name>{texts.created(moment(each.createdAt))}</Name>
                    <Note>{texts.until(moment(each.expiresAt))}</Note>
                  </div>
                  <Button
                    variant="secondary"
                    busy={busy}
                    aria-label={texts.endOf(moment(each.createdAt))}
                    onClick={() => end(each.id)}
                  >
                    {texts.end}
                  </Button>
                </Row>
              ))}
            </Rows>
          )
        }
      </AsyncView>
    </div>
  );
}

/** The way to the links of a product's preview, which are read when they are asked for. */
export function PreviewsSection({ product: { id, name } }: { product: Product }) {
  const { preview: texts } = useTexts('panel');
  const [isOpen, setOpen] = useState(false);
  const isShown = useLinger(isOpen);
  return (
    <Section title={texts.linksTitle}>
      <Hint>{texts.linksHint}</Hint>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {texts.showLinks}
        </Button>
      </div>
      {isShown && (
        <Dialog title={texts.linksOf(name)} open={isOpen} onClose={() => setOpen(false)}>
          <PreviewList id={id} />
        </Dialog>
      )}
    </Section>
  );
}
