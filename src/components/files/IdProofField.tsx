import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { idProofTypes } from '../../contract/customers/customers.ts';
import { EmiratesIdField } from '../fields/EmiratesIdField.tsx';
import { documentNumber, idNumberLabel, masked } from '../fields/idNumber.ts';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';

export interface IdProof {
  id_proof_type_id: number | null;
  /** Without dashes. */
  id_proof_number: string;
}

export interface IdProofFieldProps {
  /** What counts as a proof, by its name in the language on screen. */
  types: readonly { id: number; name: string }[];
  value: IdProof;
  onChange: (value: IdProof) => void;
  error?: ReactNode;
  hint?: ReactNode;
  optional?: boolean | undefined;
  /** On file: the number is shown in part, and neither can be changed. */
  locked?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Which document, and its number (R2.13.19): two cells of the form's grid, one when it is on file. */
export function IdProofField({ types, value, onChange, locked = false, disabled, ...text }: IdProofFieldProps) {
  const { t, i18n } = useLingui();
  // R5.3.11: the first of the list, unless another was chosen.
  const type = types.find(({ id }) => id === value.id_proof_type_id) ?? types[0];
  const typeId = type?.id ?? null;
  const number = value.id_proof_number;
  const label = i18n._(idNumberLabel(typeId));
  if (locked) return <TextField label={label} locked ltr value={masked(number)} />;
  const put = (id_proof_number: string): void => onChange({ id_proof_type_id: typeId, id_proof_number });
  return (
    <>
      <SelectField
        label={t`ID proof`}
        options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(typeId ?? '')}
        disabled={disabled}
        // A number belongs to its document: the other one's is not asked to fit.
        onChange={(id) => onChange({ id_proof_type_id: Number(id), id_proof_number: '' })}
      />
      {typeId === idProofTypes.emiratesId ? (
        <EmiratesIdField {...text} label={label} value={number} onChange={put} disabled={disabled} />
      ) : (
        <TextField
          {...text}
          label={label}
          ltr
          value={number}
          onChange={(typed) => put(documentNumber(typed))}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={disabled}
        />
      )}
    </>
  );
}
