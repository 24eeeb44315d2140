/** Draws the courts that the home page shows as a still picture, src/art/plans.svg: run it after a change of src/art. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planSheet } from '../../src/art/planSheet.ts';

writeFileSync(join(import.meta.dirname, '../../src/art/plans.svg'), planSheet());
