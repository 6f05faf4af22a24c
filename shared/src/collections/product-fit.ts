import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { Clearable, Id, JsonText, Line, List } from '../contract/text.ts';
import { type Category, partTypes } from './categories.ts';
import { Ids } from './collection.ts';

export const fitLimits = { fits: 100, aliases: 20, alias: 60 } as const;

const orAbsent = (texts: string[]): string[] | undefined => (texts.length > 0 ? [...new Set(texts)] : undefined);
export const Fits = v.pipe(Ids(fitLimits.fits, refusal('unknown_engine')), v.transform(orAbsent));
export const Aliases = v.pipe(List(Line(fitLimits.alias), fitLimits.aliases), v.transform(orAbsent));
const partType = Clearable(v.picklist(partTypes, refusal('unknown_type')));

const orBlank = <S extends v.GenericSchema>(list: S) => v.exactOptional(v.union([v.literal(''), list]));

export const fitFields = { partType, fits: orBlank(Fits), alsoKnownAs: orBlank(Aliases) };

export const fitParts = {
  fits: v.exactOptional(JsonText(Fits, '[]')),
  partType,
  alsoKnownAs: v.exactOptional(JsonText(Aliases, '[]')),
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
