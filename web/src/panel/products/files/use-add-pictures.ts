import { productLimits } from '@rombo/shared/collections/product';
import { startTransition, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { altTextsOf } from '../../../forms/uploads/alt-texts.ts';
import { withType } from '../../../forms/uploads/check-file.ts';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { useTexts } from '../../../i18n/index.ts';
import type { DraftPicture, ProductDraft } from '../draft/product-draft.ts';
import { type Choice, choosePictures, takeWithin } from './choose-files.ts';
import { useRefusals } from './use-refusals.ts';

/** Files of which each stands once: somebody who misses a photo chooses it again. */
const withoutTwins = (files: File[]): File[] =>
  Map.groupBy(files, ({ name, size, lastModified }) => JSON.stringify([name, size, lastModified]))
    .values()
    .flatMap((twins) => twins.slice(0, 1))
    .toArray();

/** Adds chosen pictures to a product, says which ones were refused, and keeps those that can be made smaller for an offer. */
export function useAddPictures(uploads: UploadQueue, onChange: (pictures: DraftPicture[]) => void) {
  const { files: texts } = useTexts('panel');
  const { getValues } = useFormContext<ProductDraft>();
  const { refused, report } = useRefusals();
  const [large, setLarge] = useState<File[]>([]);
  // Read when it is used: pictures may have been added or removed while files were looked at.
  const present = () => getValues('pictures');
  const room = () => productLimits.images - present().length;

  const take = ({ accepted, refused }: Choice) => {
    report(refused);
    if (accepted.length === 0) return;
    const chosen = accepted.map((file) => ({ id: crypto.randomUUID(), file }));
    // Twenty new tiles are drawn in slices, between which the form can be used.
    startTransition(() =>
      onChange([...present(), ...chosen.map((picture) => ({ ...picture, alt: altTextsOf(), focalPoint: null }))]),
    );
    uploads.add(chosen.map((picture) => ({ ...picture, purpose: 'product-image' })));
  };

  return {
    refused,
    large,
    add: async (files: File[]) => {
      const typed = await Promise.all(files.map((file) => withType(file, 'product-image')));
      const choice = choosePictures(typed, room(), texts);
      take(choice);
      setLarge((before) => withoutTwins([...before, ...choice.shrinkable]));
    },
    addLarge: () => {
      take(takeWithin(large, room(), texts));
      setLarge([]);
    },
    dropLarge: () => {
      report([]);
      setLarge([]);
    },
  };
}
