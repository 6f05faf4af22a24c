import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { Clearable, Id, JsonText, Line } from '../contract/text.ts';
import type { Category } from './categories.ts';
import { partTypes } from './categories.ts';

export const fitLimits = { fits: 100, aliases: 20, alias: 60 } as const;

const List = <S extends v.GenericSchema<string, string>>(item: S, max: number) =>
  v.pipe(
    v.array(item, refusal('list')),
    v.maxLength(max, refusal('too_many_entries', { max })),
    v.transform((texts) => (texts.length > 0 ? [...new Set(texts)] : undefined)),
  );

const fits = List(v.pipe(v.string(refusal('text')), v.uuid(refusal('unknown_engine'))), fitLimits.fits);
const alsoKnownAs = List(Line(fitLimits.alias), fitLimits.aliases);
const partType = Clearable(v.picklist(partTypes, refusal('unknown_type')));

const orBlank = <S extends v.GenericSchema>(list: S) => v.exactOptional(v.union([v.literal(''), list]));

export const fitFields = { partType, fits: orBlank(fits), alsoKnownAs: orBlank(alsoKnownAs) };

export const fitParts = {
  fits: v.exactOptional(JsonText(fits, '[]')),
  partType,
  alsoKnownAs: v.exactOptional(JsonText(alsoKnownAs, '[]')),
};

export const fitOutput = {
  fits: v.optional(v.array(Id)),
  partType: v.optional(v.picklist(partTypes)),
  /** Old codes, and those of other manufacturers. */
  alsoKnownAs: v.optional(v.array(v.string())),
};

type Categorized = { category: Category };

export const mayHaveFits = ({ category, fits }: Categorized & { fits?: unknown }): boolean =>
  category !== 'motori' || !fits;
export const mayHavePartType = ({ category, partType }: Categorized & { partType?: unknown }): boolean =>
  category !== 'motori' || !partType;
export const NO_FITS = refusal('engine_fits');
export const NO_PART_TYPE = refusal('engine_type');
