import { tenantMarks } from '../brand.ts';

/** As it is, for a page; or on a ground to its edges, of which a telephone cuts the shape that it likes. */
export const iconKinds = [
  { purpose: 'any', size: 192 },
  { purpose: 'any', size: 512 },
  { purpose: 'maskable', size: 512 },
] as const;

/** The operator's own brand beside those of its tenants. */
export const brands: readonly string[] = ['saha', ...Object.keys(tenantMarks)];

export const iconNames: readonly string[] = brands.flatMap((brand) =>
  iconKinds.map(({ purpose, size }) => `${brand}-${purpose}-${size}.png`),
);
