export { type PlanArtOptions } from './courtArt.ts';
