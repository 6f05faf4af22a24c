import type { Product } from '@rombo/shared/collections/product';
import type { Kind } from '../collection/kind.ts';
import { issuesOf, placeIssue } from './draft/draft-issues.ts';
import {
  chosenOf,
  draftOf,
  emptyDraft,
  type ProductDraft,
  sameDraft,
  toFormData,
  withFilesOf,
  withoutChosenFiles,
} from './draft/product-draft.ts';

export const productKind: Kind<Product, ProductDraft> = {
  tab: 'prodotti',
  routes: {
    list: 'listAdminProducts',
    create: 'createProduct',
    update: 'updateProduct',
    remove: 'deleteProduct',
    versions: 'listVersions',
    restoreVersion: 'restoreVersion',
  },
  shownBy: ['listProducts', 'getProduct'],
  isTrashed: true,
  nameOf: ({ name }) => name,
  words: ({ products, productForm, versionsOf }) => ({
    list: products,
    form: productForm,
    versions: versionsOf.product,
  }),
  draft: {
    name: 'product',
    empty: emptyDraft,
    draftOf,
    isSame: sameDraft,
    issuesOf,
    files: { chosenOf, withoutChosen: withoutChosenFiles, withFilesOf },
  },
  bodyOf: toFormData,
  placeIssue: (issue, draft, { files }) => {
    const { place } = placeIssue(issue, draft);
    const { message } = issue;
    const [name, index = '0'] = issue.path.split('.');
    const ofPicture = { place, message: files.pictureIssue(Number(index) + 1, message) };
    if (name === 'images') return { ...ofPicture, file: draft.pictures[Number(index)] };
    if (name === 'pictures') return ofPicture;
    if (name === 'technicalSheet') return { place, message, file: draft.sheet };
    if (name === 'technicalSheetEn') return { place, message, file: draft.sheetEn };
    return { place, message, file: issue.path === 'explodedView.image' ? draft.exploded.image : null };
  },
};
