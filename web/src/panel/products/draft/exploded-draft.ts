import { ExplodedPoints } from '@rombo/shared/collections/exploded-view';
import type { Product } from '@rombo/shared/collections/product';
import { type Refusal, refusal, refusalsIn } from '@rombo/shared/contract/issues';
import * as v from 'valibot';
import { type DraftFile, presentFile } from '../../../forms/uploads/draft-file.ts';

/** A point of the form: blank for what it does not have. */
export interface DraftPoint {
  x: number;
  y: number;
  product: string;
  code: string;
  label: string;
}

/** An exploded view as its form holds it; without a picture there is none. */
export interface ExplodedDraft {
  image: DraftFile | null;
  points: DraftPoint[];
}

export const noExploded: ExplodedDraft = { image: null, points: [] };

export const explodedOf = ({ explodedView }: Pick<Product, 'explodedView'>): ExplodedDraft =>
  explodedView
    ? {
        image: presentFile(explodedView.image),
        points: explodedView.points.map(({ x, y, product = '', code = '', label = '' }) => ({
          ...{ x, y, product, code, label },
        })),
      }
    : noExploded;

/** The points as a form sends them. */
export const pointsOf = ({ points }: ExplodedDraft) =>
  points.map(({ x, y, product, code, label }) => ({
    ...{ x, y },
    ...(product && { product }),
    ...(code.trim() && { code }),
    ...(label.trim() && { label }),
  }));

/** An issue of a point, by its number. */
export const pointIssue = (at: number, of: Refusal): Refusal => refusal('point', { point: at + 1, of });

/** Reasons for which an exploded view cannot be saved. */
export function explodedIssues(draft: ExplodedDraft): Refusal[] {
  if (!draft.image) return [];
  const { issues } = v.safeParse(ExplodedPoints, pointsOf(draft));
  return refusalsIn(issues).map(({ path, refusal }) =>
    path ? pointIssue(Number.parseInt(path, 10), refusal) : refusal,
  );
}
