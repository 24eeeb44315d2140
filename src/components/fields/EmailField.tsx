import { TextField, type TextFieldProps } from './TextField.tsx';

/** An e-mail address: its own keyboard, from left to right in both languages, neither corrected nor begun with a capital. */
export const EmailField = (props: Omit<TextFieldProps, 'type' | 'inputMode' | 'ltr'>) => (
  <TextField
    autoComplete="email"
    {...props}
    type="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    ltr
  />
);
