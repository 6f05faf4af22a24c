import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { slugFields } from '../contract/language-fields.ts';
import { Picture, PictureText } from '../contract/picture-fields.ts';
import { multipart } from '../contract/route.ts';
import {
  Fields,
  Id,
  JsonText,
  Line,
  List,
  Text,
  TextOrBlank,
  Timestamp,
  Translations,
  TranslationsText,
} from '../contract/text.ts';
import { MediaPart } from '../contract/upload.ts';
import { languageCodes } from '../words/languages.ts';
import { collection, EntityFields, Ids, SlugFields } from './collection.ts';
import { statusFields, statusOutput, statusParts } from './status.ts';

export const guideLimits = {
  title: 120,
  summary: 300,
  blocks: 80,
  text: 2000,
  items: 40,
  columns: 8,
  rows: 60,
  engines: 20,
  /** Of the blocks in one language as JSON: those of all languages fit into an item of DynamoDB, at most 400 KB. */
  bytes: Math.floor(360_000 / languageCodes.length),
} as const;

const Filled = <S extends v.GenericSchema>(entry: S, max: number) =>
  v.pipe(List(entry, max), v.minLength(1, refusal('required')));

const text = Text(guideLimits.text);
const items = Filled(text, guideLimits.items);
const cells = Filled(TextOrBlank(guideLimits.text), guideLimits.columns);

const Table = v.pipe(
  Fields({ type: v.literal('table'), head: cells, rows: Filled(cells, guideLimits.rows) }),
  v.forward(
    v.partialCheck(
      [['head'], ['rows']],
      ({ head, rows }) => rows.every(({ length }) => length === head.length),
      refusal('ragged'),
    ),
    ['rows'],
  ),
);

/** A part of a guide, as plain text. */
const GuideBlock = v.variant(
  'type',
  [
    Fields({ type: v.literal('heading'), text }),
    Fields({ type: v.literal('paragraph'), text }),
    Fields({ type: v.literal('list'), items }),
    Fields({ type: v.literal('steps'), items }),
    Table,
  ],
  refusal('unknown_type'),
);

const Bytes = v.pipe(v.string(), v.maxBytes(guideLimits.bytes));

const GuideBlocks = v.pipe(
  List(GuideBlock, guideLimits.blocks),
  v.check((blocks) => v.is(Bytes, JSON.stringify(blocks)), refusal('too_many_bytes', { max: guideLimits.bytes })),
);

const GuideTranslations = Translations({
  title: v.exactOptional(Line(guideLimits.title)),
  summary: v.exactOptional(Text(guideLimits.summary)),
  blocks: v.exactOptional(GuideBlocks),
});

/** Fields that form and API share. On PUT absent blocks and engines keep their values, blank ones are removed. */
const fields = { title: Line(guideLimits.title), summary: Text(guideLimits.summary) };

const engines = Ids(guideLimits.engines, refusal('unknown_engine'));

export const GuideFields = Fields({
  ...fields,
  blocks: GuideBlocks,
  engines,
  ...statusFields,
  translations: v.exactOptional(GuideTranslations),
});
export type GuideFields = v.InferOutput<typeof GuideFields>;

/** Multipart form of POST and PUT. An empty `image` or `sheet` removes the file. */
const GuideInput = Fields({
  ...fields,
  ...statusParts,
  blocks: v.exactOptional(JsonText(GuideBlocks, '[]')),
  engines: v.exactOptional(JsonText(engines, '[]')),
  image: v.optional(MediaPart),
  picture: v.exactOptional(PictureText),
  sheet: v.optional(MediaPart),
  translations: v.exactOptional(TranslationsText(GuideTranslations)),
});

/** A guide for drivers. Its former slugs are kept like those of products. */
export const Guide = v.object({
  ...EntityFields,
  ...SlugFields,
  title: v.string(),
  summary: v.string(),
  blocks: v.array(GuideBlock),
  picture: v.nullable(Picture),
  /** Address of its PDF. */
  sheet: v.nullable(v.string()),
  engines: v.array(Id),
  updatedAt: Timestamp,
  ...statusOutput,
  translations: v.optional(GuideTranslations),
});
export type Guide = v.InferOutput<typeof Guide>;

export const guides = /* @__PURE__ */ collection({
  kind: 'guide',
  noun: 'a guide',
  body: /* @__PURE__ */ multipart(GuideInput, { many: [], one: ['image', 'sheet'] }),
  schema: Guide,
  own: [...slugFields, 'updatedAt'],
});
