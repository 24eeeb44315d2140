/** Academies, camps and workshops, and the price of what is left of them (Q7.6.l). */
import { handle, ok } from '../call.ts';
import { invalid, notFound } from '../../answers/refused.ts';
import { documentById, documents } from '../../domain/content/documents.ts';
import { pageOf, without } from './lists.ts';
import { workshopTerms } from '../../domain/content/workshopPrice.ts';
import { placesTaken } from '../../domain/content/placesTaken.ts';
import { orderWords } from '../../answers/orderWords.ts';

export const workshopHandlers = handle({
  async workshops({ server, query }) {
    const found = (await documents(server.database, 'workshop')).filter(
      ({ type }) => query.type === undefined || type === query.type,
    );
    return pageOf(
      found.map((workshop) => without(workshop, 'description', 'ar_description', 'programs', 'images', 'venue_id')),
      query,
    );
  },

  async workshop({ server, params }) {
    const workshop = await documentById(server.database, 'workshop', Number(params['id']));
    if (!workshop) throw notFound();
    const taken = await placesTaken(server.database, workshop.programs);
    return ok({
      ...workshop,
      programs: workshop.programs.map((program) => ({
        ...program,
        remaining_capacity: program.capacity - (taken.get(program.workshop_program_id) ?? 0),
      })),
    });
  },

  async checkWorkshop({ server, body }) {
    const programs = (await documents(server.database, 'workshop')).flatMap((workshop) => workshop.programs);
    const program = programs.find(({ workshop_program_id }) => workshop_program_id === body.workshop_program_id);
    if (!program) throw notFound();
    const choice = program.packages.find(({ product_id }) => product_id === body.product_id);
    if (!choice) throw invalid('product_id', orderWords.programmePackage, 'wrongPackage');
    const start = Temporal.PlainDate.from(body.start_date);
    if (Temporal.PlainDate.compare(start, server.clock.today()) < 0) {
      throw invalid('start_date', orderWords.pastStart, 'pastStart');
    }
    const { dates, ...price } = workshopTerms(program, choice, [{ start, days: body.days }]);
    return ok({ ...price, end_date: dates.at(-1)!.toString() });
  },
});
