import type { ComponentProps, ComponentType } from 'react';
import { Select } from '../ui/field.tsx';

type SelectProps = ComponentProps<typeof Select>;

interface ChoiceProps<T extends string> extends Omit<SelectProps, 'value' | 'onChange'> {
  value: T;
  options: readonly (readonly [value: T, label: string])[];
  onChoose: (value: T) => void;
  /** A styled select; `Select` by default. */
  frame?: ComponentType<SelectProps>;
}

/** A select whose value is one of its options. */
export function Choice<T extends string>({ options, onChoose, frame: Frame = Select, ...rest }: ChoiceProps<T>) {
  return (
    <Frame
      {...rest}
      onChange={({ currentTarget }) => {
        const [chosen] = options.find(([value]) => value === currentTarget.value) ?? [];
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Frame>
  );
}
