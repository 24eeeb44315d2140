/** Problems that stand at their own field, by the name of that field. */
export const fieldNames = { termsNeeded: 'terms', addressNeeded: 'address', promotionUnsure: 'promotion' } as const;

type FieldProblem = keyof typeof fieldNames;

export const isFieldProblem = (code: string): code is FieldProblem => code in fieldNames;

/** Takes the customer to the field that keeps the order back: the one of its kind that this width shows. */
export function focusField(code: string): void {
  if (!isFieldProblem(code)) return;
  const fields = [...document.querySelectorAll<HTMLElement>(`.cart [name="${fieldNames[code]}"]`)];
  (fields.find((element) => element.getClientRects().length > 0) ?? fields[0])?.focus();
}
