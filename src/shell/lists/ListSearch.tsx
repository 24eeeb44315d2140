import { useState } from 'react';
import type { ListRef, ListSnapshot } from '../../../machines/list/listMachine.ts';
import { TextField } from '../../components/fields/TextField.tsx';

/** As many letters as a list is searched for. */
const longest = 100;

interface ListSearchProps {
  list: ListRef;
  snapshot: ListSnapshot;
  label: string;
}

/** Narrows a list to what is written; what is being written stays as it is written, and is asked for without the blanks around it. */
export function ListSearch({ list, snapshot, label }: ListSearchProps) {
  const asked = snapshot.context.narrowing['search'] ?? '';
  const [written, setWritten] = useState(asked);
  // What was taken away elsewhere, or comes with Back, stands here too.
  const shown = written.trim() === asked ? written : asked;
  const write = (text: string) => {
    setWritten(text);
    list.send({ type: 'narrowing.write', name: 'search', value: text.trim() || null });
  };
  return (
    <TextField
      type="search"
      enterKeyHint="search"
      label={label}
      labelHidden
      placeholder={label}
      maxLength={longest}
      value={shown}
      onChange={write}
    />
  );
}
