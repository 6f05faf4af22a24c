import type { ComponentProps, ComponentType } from 'react';
import { Field, type LabelProps, Select, TextArea, TextInput } from '../ui/field.tsx';

type InputProps = ComponentProps<typeof TextInput>;

interface TextFieldProps extends LabelProps, InputProps {
  isLong?: boolean;
}

export function TextField({ label, hint, error, isLong = false, ...rest }: TextFieldProps) {
  const Input = (isLong ? TextArea : TextInput) as ComponentType<InputProps>;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Input {...control} autoComplete="off" {...rest} />}
    </Field>
  );
}

type SelectProps = ComponentProps<typeof Select>;

type Options<T extends string> = readonly (readonly [value: T, label: string])[];

const optionsOf = (options: Options<string>) =>
  options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

export interface SelectFieldProps extends LabelProps, SelectProps {
  options: Options<string>;
  /** Label of an option for no value. Without it a value is required. */
  none?: string;
}

export function SelectField({ label, hint, error, options, none, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Select {...control} {...rest}>
          {none !== undefined && <option value="">{none}</option>}
          {optionsOf(options)}
        </Select>
      )}
    </Field>
  );
}

interface ChoiceProps<T extends string> extends Omit<SelectProps, 'value' | 'onChange'> {
  value: T;
  options: Options<T>;
  onChoose: (value: T) => void;
  frame: ComponentType<SelectProps>;
}

export function Choice<T extends string>({ options, onChoose, frame: Frame, ...rest }: ChoiceProps<T>) {
  return (
    <Frame
      {...rest}
      onChange={({ currentTarget }) => {
        const [chosen] = options.find(([value]) => value === currentTarget.value) ?? [];
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {optionsOf(options)}
    </Frame>
  );
}
