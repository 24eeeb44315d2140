/** Draws the courts that the home page shows as a still picture, src/art/plans/plans.svg: run it after a change of src/art. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planSheet } from '../../src/art/plans/planSheet.ts';

writeFileSync(join(import.meta.dirname, '../../src/art/plans/plans.svg'), planSheet());
