import { contactSubjects } from '@rombo/shared/collections/contact';
import { categoryKeys, hasSubcategories } from '@rombo/shared/collections/product';
import { addressPattern, EMAIL_MAX } from '@rombo/shared/contract/email';
import { UTC_MOMENT } from '@rombo/shared/contract/text';
import { uploadPurposes } from '@rombo/shared/contract/upload';
import { BLANK, slidePicture } from './overrides.ts';
import type { ComponentName } from './schemas.ts';
import type { Schema } from './types.ts';

/** Checks between fields, which no converter can read either; `ignoreActions` in `schemas.ts` names their kinds. */
export const betweenFields: Partial<Record<ComponentName, Schema>> = {
  ProductInput: {
    allOf: [
      {
        anyOf: [
          { properties: { category: { enum: categoryKeys.filter(hasSubcategories) } } },
          { properties: { subcategory: { pattern: BLANK } } },
        ],
      },
      {
        anyOf: [
          { properties: { category: { enum: categoryKeys.filter((category) => category !== 'motori') } } },
          { properties: { fits: { maxItems: 0, maxLength: 0 }, partType: { pattern: BLANK } } },
        ],
      },
      {
        anyOf: [
          { properties: { availability: { const: 'discontinued' } }, required: ['availability'] },
          { properties: { successor: { pattern: BLANK } } },
        ],
      },
    ],
  },
  DealerInput: {
    anyOf: [
      { properties: { lat: false, lng: false } },
      ...(['null', 'number'] as const).map((type) => ({
        properties: { lat: { type }, lng: { type } },
        required: ['lat', 'lng'],
      })),
    ],
  },
  SettingInput: {
    anyOf: [
      { properties: { key: { const: 'maintenance_mode' }, value: { enum: ['true', 'false'] } } },
      {
        properties: {
          key: { const: 'maintenance_until' },
          value: { anyOf: [{ const: '' }, { format: 'date-time', pattern: UTC_MOMENT.source }] },
        },
      },
    ],
  },
  UploadRequest: {
    allOf: Object.entries(uploadPurposes).map(([purpose, types]) => ({
      if: { properties: { purpose: { const: purpose } } },
      // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
      then: {
        properties: {
          type: { enum: Object.keys(types) },
        },
      },
    })),
  },
};

const emailText: Schema = {
  type: 'string',
  format: 'idn-email',
  maxLength: EMAIL_MAX,
  pattern: addressPattern.source,
};

/** Properties that are said better than their parts say it one by one. */
export const properties: Partial<Record<ComponentName, Record<string, Schema>>> = {
  ContactInput: {
    email: emailText,
    subject: { type: 'string', enum: [...contactSubjects] },
  },
  DealerInput: {
    email: { anyOf: [emailText, { type: 'string', pattern: BLANK }, { type: 'null' }] },
  },
  SlideInput: { image: slidePicture },
};
