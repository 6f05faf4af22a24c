import type { FocalPoint } from '@rombo/shared/picture-fields';
import type { CSSProperties } from 'react';

/** A point as custom properties, which styles read. */
export const atPoint = ({ x, y }: FocalPoint) => ({ '--focal-x': x, '--focal-y': y }) as CSSProperties;
