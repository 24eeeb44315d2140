/** The faults of a form, by field: only faulty fields have an entry. */

/** The faults without the fields that have none. */
export const presentFaults = <TFaults extends object>(faults: {
  [Field in keyof TFaults]: TFaults[Field] | null;
}): TFaults => Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as TFaults;

/** Whether there are no faults; those of the operator's additional fields are nested one level deeper. */
export const isFaultless = (faults: object): boolean =>
  Object.values(faults).every((fault: unknown) => (fault instanceof Object ? isFaultless(fault) : fault === undefined));
