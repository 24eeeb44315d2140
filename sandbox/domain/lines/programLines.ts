/** Academy programmes and trainer packages (R3.6.5–6, Q3.6.d, Q7.3.c). */
import type * as v from 'valibot';
import type { AcademyLine, TrainerLine } from '../../../src/contract/orders/cart.ts';
import { documentById } from '../content/documents.ts';
import { freeSessions } from '../content/freeSessions.ts';
import { workshopTerms, type Attendance } from '../content/workshopPrice.ts';
import { invalid, notFound, Refused } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import { productsById } from '../slots/slotPrice.ts';
import type { Buyer } from './facilityLines.ts';
import { plainLine, type PricedLine } from './pricedLine.ts';
import { checkQuantity, productOf } from './quantities.ts';
import { dateText } from './wording.ts';
import { orderWords } from '../../answers/orderWords.ts';

type Academy = v.InferOutput<typeof AcademyLine>;
type Trainer = v.InferOutput<typeof TrainerLine>;

const fils = (amount: number): number => Math.round(amount * 100);

interface Range extends Attendance {
  readonly end: Temporal.PlainDate;
}

const overlap = (one: Range, other: Range): boolean =>
  Temporal.PlainDate.compare(one.start, other.end) <= 0 &&
  Temporal.PlainDate.compare(other.start, one.end) <= 0 &&
  one.days.some((day) => other.days.includes(day));

/** The chosen weeks with their days; nobody comes twice on one day (R5.7.13). */
function rangesOf(line: Academy, field: string): Range[] {
  const ranges = line.date_range.map(({ start_date, end_date, days }) => ({
    start: Temporal.PlainDate.from(start_date),
    end: Temporal.PlainDate.from(end_date),
    days,
  }));
  if (ranges.length === 0) throw invalid(`${field}.date_range`, orderWords.daysMissing, 'required');
  const isRepeated = ranges.some(
    (one, index) =>
      new Set(one.days).size < one.days.length || ranges.slice(index + 1).some((other) => overlap(one, other)),
  );
  if (isRepeated) throw invalid(`${field}.date_range`, orderWords.repeatedDays, 'repeatedDays');
  return ranges;
}

/** Who takes part: the account holder and their family, by number; what else was sent of them is not believed. */
async function participantsOf(
  { server, customer }: Buyer,
  line: Academy,
  field: string,
): Promise<{ customer_id: number; name: string }[]> {
  if (line.customers.length === 0) return [];
  const family = await server.database
    .selectFrom('family_member')
    .select(['customer_id', 'data'])
    .where('owner_id', '=', customer.id)
    .execute();
  const known = new Map(family.map(({ customer_id, data }) => [customer_id, (data as { name: string }).name]));
  known.set(customer.id, [customer.first_name, customer.last_name].filter(Boolean).join(' '));
  const people = line.customers.flatMap(({ customer_id }) => {
    const name = customer_id === null ? undefined : known.get(customer_id);
    return customer_id === null || name === undefined ? [] : [{ customer_id, name }];
  });
  const isWhole = new Set(people.map(({ customer_id }) => customer_id)).size === line.quantity;
  if (!isWhole || people.length !== line.customers.length) {
    throw invalid(`${field}.customers`, orderWords.participants, 'participants');
  }
  return people;
}

export async function priceAcademyLines(buyer: Buyer, lines: readonly Academy[]): Promise<PricedLine[]> {
  const { server } = buyer;
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
    const ranges = rangesOf(line, field);
    if (ranges.some(({ start }) => Temporal.PlainDate.compare(start, server.clock.today()) < 0)) {
      throw invalid(`${field}.date_range`, orderWords.pastStart, 'pastStart');
    }
    const customers = await participantsOf(buyer, line, field);
    const { price, tax_amount, dates } = workshopTerms(program, choice, ranges);
    const [from, until] = [dates[0]!.toString(), dates.at(-1)!.toString()];
    const spans = (['en', 'ar'] as const).map((language) =>
      from === until ? dateText(language, from) : `${dateText(language, from)} – ${dateText(language, until)}`,
    );
    priced.push({
      ...plainLine,
      kind: 'academy',
      product,
      quantity: line.quantity,
      price: fils(price),
      tax: fils(tax_amount),
      name: product.name,
      ar_name: product.ar_name,
      detail: spans[0]!,
      ar_detail: spans[1]!,
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
        start_date: from,
        end_date: until,
        image: workshop.image,
        customers,
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
