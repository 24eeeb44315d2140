/** Trainers, their packages and the hours at which they are free (Q7.6.m). */
import { freeSessions } from '../../domain/content/freeSessions.ts';
import { handle, ok } from '../call.ts';
import { invalid, notFound } from '../../answers/refused.ts';
import { documentById, documents } from '../../domain/content/documents.ts';
import { pageOf, without } from './lists.ts';
import { orderWords } from '../../answers/orderWords.ts';

export const trainerHandlers = handle({
  async trainers({ server, query }) {
    const found = await documents(server.database, 'trainer');
    return pageOf(
      found.map((trainer) => without(trainer, 'bio', 'ar_bio', 'services', 'packages', 'venue_id')),
      query,
    );
  },

  async trainer({ server, params }) {
    const trainer = await documentById(server.database, 'trainer', Number(params['id']));
    if (!trainer) throw notFound();
    return ok(trainer);
  },

  async trainerAvailability({ server, params, query }) {
    const trainer = await documentById(server.database, 'trainer', Number(params['id']));
    if (!trainer) throw notFound();
    const choice = trainer.packages.find(
      ({ training_package_id }) => training_package_id === query.training_package_id,
    );
    if (!choice) throw invalid('training_package_id', orderWords.trainerPackage, 'wrongPackage');
    return ok(await freeSessions(server, trainer.id, Temporal.PlainDate.from(query.date), choice.duration));
  },
});
