import { Contact, ContactInput, ContactReceipt } from '@rombo/shared/collections/contact';
import { ContactChange } from '@rombo/shared/collections/contact-status';
import { Dealer, DealerInput } from '@rombo/shared/collections/dealer';
import { Product, ProductInput } from '@rombo/shared/collections/product';
import { ReplyTemplates } from '@rombo/shared/collections/reply-templates';
import { Setting, SettingInput } from '@rombo/shared/collections/setting';
import { ActiveSlide, Slide, SlideInput } from '@rombo/shared/collections/slide';
import { TechnicalSpecs } from '@rombo/shared/collections/technical-specs';
import {
  LoginInput,
  PasswordChange,
  RecoveryCodes,
  SecondFactor,
  SecondFactorConfirmation,
  SecondFactorRemoval,
  SecondFactorSecret,
  SecondFactorStart,
  Session,
  SessionEnd,
  User,
} from '@rombo/shared/contract/account';
import { Activity } from '@rombo/shared/contract/activity';
import { ErrorBody, Issue } from '@rombo/shared/contract/errors';
import { Picture } from '@rombo/shared/contract/picture-fields';
import { SiteUsage } from '@rombo/shared/contract/site';
import { MediaPart, Upload, UploadRequest, UploadRequests } from '@rombo/shared/contract/upload';
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { isForm, withoutNull } from './form-schema.ts';
import { NOT_BLANK, overrideSchema, withoutCharacters } from './overrides.ts';
import { betweenFields, properties } from './refinements.ts';
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

export type ComponentName = keyof typeof named;

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
      complete(name as ComponentName, schema),
    ]),
  );

const complete = (name: ComponentName, schema: Schema): Schema => ({
  ...(isForm(named[name]) ? withoutNull(schema) : schema),
  ...(properties[name] && { properties: { ...schema.properties, ...properties[name] } }),
  ...betweenFields[name],
});

/** A schema where a route uses it: a reference to its component, or a list of such. */
export function schemaOf(schema: v.GenericSchema): Schema {
  const { $schema, $defs, ...json } = toJsonSchema(schema, { ...config, definitions: named });
  return json;
}
