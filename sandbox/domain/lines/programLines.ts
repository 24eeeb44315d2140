/** Academy programmes and trainer packages (R3.6.5–6, Q3.6.d, Q7.3.c). */
import type * as v from 'valibot';
import type { AcademyLine, TrainerLine } from '../../../src/contract/cart.ts';
import { documentById } from '../content/documents.ts';
import { freeSessions } from '../content/freeSessions.ts';
import { trainingDays, workshopPrice } from '../content/workshopPrice.ts';
import { invalid, notFound, Refused } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import { productsById } from '../slotPrice.ts';
import { plainLine, type PricedLine } from './pricedLine.ts';
import { checkQuantity, productOf } from './quantities.ts';
import { dateText } from './wording.ts';
import { orderWords } from '../../answers/orderWords.ts';

type Academy = v.InferOutput<typeof AcademyLine>;
type Trainer = v.InferOutput<typeof TrainerLine>;

const fils = (amount: number): number => Math.round(amount * 100);

/** The chosen weeks as one: first day and all days of the week; no day twice. */
function datesOf(line: Academy, field: string): { start: Temporal.PlainDate; days: number[] } {
  const days = line.date_range.flatMap((range) => range.days);
  if (new Set(days).size < days.length) {
    throw invalid(`${field}.date_range`, orderWords.repeatedDays, 'repeatedDays');
  }
  const [first] = line.date_range.map(({ start_date }) => start_date).sort();
  if (first === undefined) throw invalid(`${field}.date_range`, orderWords.daysMissing, 'required');
  return { start: Temporal.PlainDate.from(first), days };
}

export async function priceAcademyLines(server: Server, lines: readonly Academy[]): Promise<PricedLine[]> {
  const products = await productsById(
    server.database,
    lines.map(({ product_id }) => product_id),
  );
  const priced: PricedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const field = `workshop.${index}`;
    const product = productOf(products, line.product_id, 'academy');
    const workshop = await documentById(server.database, 'workshop', line.workshop_id);
    const program = workshop?.programs.find(
      ({ workshop_program_id }) => workshop_program_id === line.workshop_program_id,
    );
    const choice = program?.packages.find(({ product_id }) => product_id === product.id);
    if (!workshop || !program || !choice) throw notFound();
    checkQuantity(`${field}.quantity`, line.quantity, product);
    const { start, days } = datesOf(line, field);
    if (Temporal.PlainDate.compare(start, server.clock.today()) < 0) {
      throw invalid(`${field}.date_range`, orderWords.pastStart, 'pastStart');
    }
    const { price, tax_amount } = workshopPrice(program, choice, start, days);
    const dates = trainingDays(start, Temporal.PlainDate.from(program.end_date), days);
    priced.push({
      ...plainLine,
      kind: 'academy',
      product,
      quantity: line.quantity,
      price: fils(price),
      tax: fils(tax_amount),
      name: product.name,
      ar_name: product.ar_name,
      detail: `${dateText('en', start.toString())} – ${dateText('en', program.end_date)}`,
      ar_detail: `${dateText('ar', start.toString())} – ${dateText('ar', program.end_date)}`,
      program: { id: program.workshop_program_id, capacity: program.capacity },
      sessions: dates.map((date) => ({
        trainer_id: null,
        starts_at: `${date.toString()} ${program.start_time}`,
        ends_at: `${date.toString()} ${program.end_time}`,
      })),
      startTime: program.start_time,
      venueId: product.venue_id,
      sport: workshop.sport,
      data: {
        workshop_id: workshop.id,
        workshop_program_id: program.workshop_program_id,
        start_date: start.toString(),
        end_date: program.end_date,
        image: workshop.image,
        customers: line.customers,
      },
    });
  }
  return priced;
}

export async function priceTrainerLines(server: Server, lines: readonly Trainer[]): Promise<PricedLine[]> {
  const products = await productsById(
    server.database,
    lines.map(({ product_id }) => product_id),
  );
  const priced: PricedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const field = `training.${index}`;
    const product = productOf(products, line.product_id, 'trainer');
    const trainer = await documentById(server.database, 'trainer', line.trainer_id);
    const choice = trainer?.packages.find(
      ({ training_package_id }) => training_package_id === line.training_package_id,
    );
    if (!trainer || choice?.product_id !== product.id) throw notFound();
    checkQuantity(`${field}.quantity`, line.quantity, product);
    if (line.sessions.length > choice.sessions) {
      throw invalid(`${field}.sessions`, orderWords.sessionsOf(choice.sessions), 'tooManySessions');
    }
    const sessions = [];
    for (const { date, start_time } of line.sessions) {
      const free = await freeSessions(server, trainer.id, Temporal.PlainDate.from(date), choice.duration);
      const session = free.find((one) => one.start_time === start_time);
      if (!session)
        throw new Refused(409, orderWords.trainerTaken, {
          code: 'trainerTaken',
          data: { date, start_time },
        });
      sessions.push({
        trainer_id: trainer.id,
        starts_at: `${date} ${start_time}`,
        ends_at: `${date} ${session.end_time}`,
      });
    }
    priced.push({
      ...plainLine,
      kind: 'trainer',
      product,
      quantity: line.quantity,
      price: product.price,
      tax: product.tax,
      name: product.name,
      ar_name: product.ar_name,
      detail: trainer.name,
      ar_detail: trainer.ar_name,
      sessions,
      startTime: line.sessions[0]?.start_time ?? null,
      venueId: product.venue_id,
      sport: trainer.sport,
      data: {
        trainer_id: trainer.id,
        training_package_id: choice.training_package_id,
        sessions_total: choice.sessions,
        duration: choice.duration,
        image: trainer.image,
        customers: line.customers,
      },
    });
  }
  return priced;
}
