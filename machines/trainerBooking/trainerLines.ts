import type { InferOutput } from 'valibot';
import { withTax } from '../money/withTax.ts';
import type { TrainerLine } from '../../src/contract/orders/cart.ts';
import type { LineDraft } from '../cart/lines.ts';
import type { Session, Trainer, TrainerPackage } from './trainerSessions.ts';

export type TrainerDraft = LineDraft<InferOutput<typeof TrainerLine>>;

/** A package as a cart line, with the sessions chosen so far (R3.6.6). */
export function trainerLine(trainer: Trainer, chosen: TrainerPackage, sessions: readonly Session[]): TrainerDraft {
  return {
    productType: 'trainer',
    product_id: chosen.product_id,
    product_type_id: null,
    name: chosen.name,
    ar_name: chosen.ar_name,
    detail: trainer.name,
    ar_detail: trainer.ar_name,
    image: trainer.image,
    sport: trainer.sport,
    quantity: 1,
    price: chosen.price,
    tax_amount: chosen.tax_amount,
    total_price: withTax(chosen),
    venue_id: trainer.venue_id,
    customers: [],
    addons: [],
    discount: null,
    seasonal_pricing_id: null,
    trainer_id: trainer.id,
    training_package_id: chosen.training_package_id,
    sessions: sessions.map(({ date, start_time }) => ({ date, start_time })),
  };
}
