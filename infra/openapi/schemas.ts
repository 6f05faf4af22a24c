import { Activity } from '@rombo/shared/activity';
import { Contact, ContactInput, ContactReceipt, contactSubjects } from '@rombo/shared/contact';
import { ContactChange } from '@rombo/shared/contact-status';
import { Dealer, DealerInput } from '@rombo/shared/dealer';
import { addressPattern, EMAIL_MAX } from '@rombo/shared/email';
import { ErrorBody, Issue } from '@rombo/shared/errors';
import { PasswordChange } from '@rombo/shared/password';
import { Picture } from '@rombo/shared/picture-fields';
import { categoryKeys, hasSubcategories, Product, ProductInput } from '@rombo/shared/product';
import { ReplyTemplates } from '@rombo/shared/reply-templates';
import {
  RecoveryCodes,
  SecondFactor,
  SecondFactorConfirmation,
  SecondFactorRemoval,
  SecondFactorSecret,
  SecondFactorStart,
} from '@rombo/shared/second-factor';
import { Session, SessionEnd } from '@rombo/shared/session';
import { Setting, SettingInput } from '@rombo/shared/setting';
import { SiteUsage } from '@rombo/shared/site-usage';
import { ActiveSlide, Slide, SlideInput } from '@rombo/shared/slide';
import { TechnicalSpecs } from '@rombo/shared/technical-specs';
import {
  hasFocalPoint,
  isPicture,
  MediaPart,
  Upload,
  type UploadPurpose,
  UploadRequest,
  UploadRequests,
  uploadPurposes,
} from '@rombo/shared/upload';
import { LoginInput, User } from '@rombo/shared/user';
import { UTC_MOMENT } from '@rombo/shared/utc-moment';
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { isForm, withoutNull } from './form-schema.ts';
import { BLANK, NOT_BLANK, overrideSchema, slidePicture, withoutCharacters } from './overrides.ts';
import type { Schema } from './types.ts';

const named = {
  ContactInput,
  ContactReceipt,
  Contact,
  ContactChange,
  ReplyTemplates,
  LoginInput,
  User,
  PasswordChange,
  Session,
  SessionEnd,
  SecondFactor,
  SecondFactorStart,
  SecondFactorSecret,
  SecondFactorConfirmation,
  RecoveryCodes,
  SecondFactorRemoval,
  Activity,
  SettingInput,
  Setting,
  SiteUsage,
  ProductInput,
  Product,
  Picture,
  TechnicalSpecs,
  SlideInput,
  Slide,
  ActiveSlide,
  DealerInput,
  Dealer,
  MediaPart,
  UploadRequest,
  UploadRequests,
  Upload,
  ErrorBody,
  Issue,
} satisfies Record<string, v.GenericSchema>;

/** Checks between fields, which no converter can read either; `ignoreActions` below names their kinds. */
const betweenFields: Partial<Record<keyof typeof named, Schema>> = {
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
          ...(!isPicture(purpose as UploadPurpose) && { color: false }),
          ...(!hasFocalPoint(purpose as UploadPurpose) && { focalX: false, subject: false }),
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
const properties: Partial<Record<keyof typeof named, Record<string, Schema>>> = {
  ContactInput: {
    email: emailText,
    subject: { type: 'string', enum: [...contactSubjects] },
  },
  DealerInput: {
    email: { anyOf: [emailText, { type: 'string', pattern: BLANK }, { type: 'null' }] },
  },
  SlideInput: { image: slidePicture },
};

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  ignoreActions: ['check', 'partial_check', 'raw_check'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: (context) => overrideSchema(context, config),
  overrideAction: ({ valibotAction, jsonSchema, errors }) => {
    // Trimmed texts may not be blank.
    if (valibotAction.type === 'trim') return { ...jsonSchema, pattern: NOT_BLANK };
    if (valibotAction.type === 'max_bytes') {
      const { requirement } = valibotAction as v.MaxBytesAction<string, number, undefined>;
      return {
        ...jsonSchema,
        description: `At most ${requirement} bytes in UTF-8, of which accents and symbols take several.`,
      };
    }
    if (valibotAction.type !== 'regex' || !errors) return undefined;
    const { source, flags } = (valibotAction as v.RegexAction<string, undefined>).requirement;
    const refused = /^\^\[\^(.+)\]\*\$$/.exec(source)?.[1];
    if (refused && jsonSchema.pattern)
      return { ...jsonSchema, pattern: withoutCharacters(jsonSchema.pattern, refused) };
    return flags ? undefined : { ...jsonSchema, allOf: [...(jsonSchema.allOf ?? []), { pattern: source }] };
  },
};

/** The schemas of the contract by their names, as `components/schemas` holds them. */
export const componentSchemas = (): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs(named, config)).map(([name, schema]) => [
      name,
      complete(name as keyof typeof named, schema),
    ]),
  );

const complete = (name: keyof typeof named, schema: Schema): Schema => ({
  ...(isForm(named[name]) ? withoutNull(schema) : schema),
  ...(properties[name] && { properties: { ...schema.properties, ...properties[name] } }),
  ...betweenFields[name],
});

/** A schema where a route uses it: a reference to its component, or a list of such. */
export function schemaOf(schema: v.GenericSchema): Schema {
  const { $schema, $defs, ...json } = toJsonSchema(schema, { ...config, definitions: named });
  return json;
}
