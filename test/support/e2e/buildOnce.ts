import { buildWhenStale } from '../../../tools/freshBuild.ts';

/** Playwright's global set-up: the workers must not build at the same time. */
export default buildWhenStale;
