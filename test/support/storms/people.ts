/** The two customers of a storm, who have accounts when it begins. */
import { layla, omar } from '../../models/cart/cart.fixtures.ts';

export const people = [layla, omar] as const;
