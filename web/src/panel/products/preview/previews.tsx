import type { Product } from '@rombo/shared/collections/product';
import type { OpenPreview, ProductPreview } from '@rombo/shared/collections/product-preview';
import { useState } from 'react';
import { hasStatus } from '../../../api/errors.ts';
import { useRead, useWrite } from '../../../api/swr.ts';
import { Note, Stack } from '../../../forms/form.styles.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useTexts } from '../../../i18n/index.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { DialogSection } from '../../collection/section.tsx';
import type { SavedMessage } from '../../collection/use-item-form.ts';
import { Hint, Line, Lines } from '../../ui/cards.tsx';
import { attempt } from '../../ui/list-hooks.tsx';
import { SharedLink } from '../../ui/shared-link.tsx';
import { productKind } from '../product-kind.ts';
import { plannedText } from '../product-parts.tsx';

/** Creates a preview link for a product that visitors cannot see. Reports a failure and returns null. */
function useCreatePreview() {
  const { preview: texts } = useTexts('panel');
  const { run, busy } = useWrite('createPreview', { refreshes: ['listPreviews'] });
  const createPreview = async (id: string): Promise<ProductPreview | null> =>
    (await attempt(() => run({ parameters: { id } }), { title: texts.failed }))?.result ?? null;
  return { createPreview, busy };
}

export function PreviewButton({ product: { id, name } }: { product: Product }) {
  const { locale, preview: texts } = useTexts('panel');
  const { createPreview, busy } = useCreatePreview();
  const [preview, setPreview] = useState<ProductPreview | null>(null);
  const link = preview ? new URL(preview.url, location.origin).href : '';
  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        aria-label={`${texts.create} ${name}`}
        onClick={async () => setPreview(await createPreview(id))}
      >
        {texts.create}
      </Button>
      {preview && (
        <Dialog title={texts.create} onClose={() => setPreview(null)}>
          <Stack>
            <Hint>{texts.text(name, formatDate(preview.expiresAt, 'moment', locale))}</Hint>
            <SharedLink link={link} open={texts.open} />
          </Stack>
        </Dialog>
      )}
    </>
  );
}

function PreviewList({ id }: { id: string }) {
  const { locale, preview: texts } = useTexts('panel');
  const previews = useRead('listPreviews', { parameters: { id } });
  const { run, busy } = useWrite('endPreview', { refreshes: ['listPreviews'] });
  const moment = (at: string) => formatDate(at, 'moment', locale);

  async function end(preview: string) {
    try {
      await run({ parameters: { id, preview } });
      toast({ title: texts.ended });
    } catch (error) {
      if (hasStatus(error, 404)) previews.retry();
      else toast({ title: texts.endFailed, variant: 'destructive' });
    }
  }

  return (
    <AsyncView read={previews}>
      {(all: OpenPreview[]) =>
        all.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <Lines>
            {all.map((each) => (
              <Line
                key={each.id}
                title={texts.created(moment(each.createdAt))}
                action={
                  <Button
                    variant="secondary"
                    busy={busy}
                    aria-label={texts.endOf(moment(each.createdAt))}
                    onClick={() => end(each.id)}
                  >
                    {texts.end}
                  </Button>
                }
              >
                <Note>{texts.until(moment(each.expiresAt))}</Note>
              </Line>
            ))}
          </Lines>
        )
      }
    </AsyncView>
  );
}

export function PreviewsSection({ product: { id, name } }: { product: Product }) {
  const { preview: texts } = useTexts('panel');
  return (
    <DialogSection
      title={texts.linksTitle}
      hint={texts.linksHint}
      open={texts.showLinks}
      dialogTitle={texts.linksOf(name)}
    >
      {() => <PreviewList id={id} />}
    </DialogSection>
  );
}

/** Toast after saving a product, with a link to its page, or to a preview if visitors cannot see it. */
export function useSavedMessage(): (saved: Product) => SavedMessage {
  const panel = useTexts('panel');
  const { products: texts, productForm, preview } = panel;
  const { createPreview } = useCreatePreview();
  const openPreview = async ({ id }: Product) => {
    // Opened during the click: browsers block tabs that are opened after a response.
    const tab = window.open('', '_blank');
    const created = await createPreview(id);
    if (!created) tab?.close();
    else if (tab) {
      tab.opener = null;
      tab.location.href = created.url;
    }
  };
  return (product) => {
    const { name, status = 'visible' } = product;
    const page = productKind.pageOf?.(product);
    if (page) {
      const run = () => void window.open(page, '_blank', 'noopener');
      return { action: { label: texts.seeOnSite, hint: productForm.save.seeOnSiteHint, run } };
    }
    const planned = plannedText(product, panel);
    return {
      description: planned
        ? productForm.save.plannedText(name, planned)
        : productForm.save.unseenText(name, productForm.statuses[status]),
      action: { label: preview.create, hint: productForm.save.previewHint, run: () => void openPreview(product) },
    };
  };
}
