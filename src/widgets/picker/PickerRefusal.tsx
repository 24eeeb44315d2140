import { useLingui } from '@lingui/react/macro';
import type { PickerProblem } from '../../../machines/picker/pickerItems.ts';
import { Note } from '../../components/signs/Note.tsx';
import { CartRefusal } from '../cart/CartRefusal.tsx';
import { pickerWords } from './pickerWords.ts';

interface PickerRefusalProps {
  problem: PickerProblem | null;
  /** Adds it once more, when what was in its way is gone. */
  onAgain: () => void;
}

/** Why something was not chosen or added, where it was asked for. Goods of another outlet have a dialog of their own (R8.2.14). */
export function PickerRefusal({ problem, onAgain }: PickerRefusalProps) {
  const { i18n } = useLingui();
  if (problem === null || problem.code === 'otherOutlet') return null;
  const words = pickerWords(problem);
  if (words === null) return <CartRefusal problem={problem} onAgain={onAgain} />;
  return (
    <Note tone="bad" live>
      {i18n._(words)}
    </Note>
  );
}
