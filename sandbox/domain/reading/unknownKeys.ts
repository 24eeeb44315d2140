/** Finds what a body holds beyond its schema: a misspelt or smuggled field is refused instead of ignored. */
import * as v from 'valibot';

interface Shape {
  readonly type: string;
  readonly wrapped?: Shape;
  readonly pipe?: readonly Shape[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly options?: readonly (Shape & v.GenericSchema)[];
}

/** Path of the first key that the schema does not know, e.g. `products.0.price`; null when there is none. */
export function unknownKey(schema: v.GenericSchema, value: unknown, path = ''): string | null {
  return search(schema, value, path);
}

function search(shape: Shape, value: unknown, path: string): string | null {
  const inner = shape.wrapped ?? shape.pipe?.[0];
  if (inner) return search(inner, value, path);
  if (shape.options) {
    const chosen = shape.options.find((option) => typeof option === 'object' && v.safeParse(option, value).success);
    return chosen ? search(chosen, value, path) : null;
  }
  if (shape.item && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const found = search(shape.item, item, join(path, String(index)));
      if (found) return found;
    }
    return null;
  }
  if (!shape.entries || typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const entry = Object.hasOwn(shape.entries, key) ? shape.entries[key] : undefined;
    if (!entry) return join(path, key);
    const found = search(entry, item, join(path, key));
    if (found) return found;
  }
  return null;
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
