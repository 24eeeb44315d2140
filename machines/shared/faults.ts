/** What is wrong with a form, field by field: only what is wrong is there. */

/** The faults that there are; a field that nothing is wrong with is left out. */
export const presentFaults = <TFaults extends object>(faults: {
  [Field in keyof TFaults]: TFaults[Field] | null;
}): TFaults => Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as TFaults;

/** Whether nothing is wrong; answers to the operator's own questions have their faults one level further down. */
export const isFaultless = (faults: object): boolean =>
  Object.values(faults).every((fault: unknown) => (fault instanceof Object ? isFaultless(fault) : fault === undefined));
