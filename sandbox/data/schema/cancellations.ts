/** Orders that their customers gave up: what came back, and where to. */
export interface CancellationTables {
  /** One for an order, whoever presses how often. Amounts in fils. */
  cancellation: {
    order_id: number;
    at: string;
    card: number;
    credit: number;
    wallet: number;
    points: number;
  };
}

export const cancellationSchema = `
create table cancellation (
  order_id bigint primary key references orders, at timestamp(0) not null, card bigint not null check (card >= 0),
  credit bigint not null check (credit >= 0), wallet bigint not null check (wallet >= 0), points bigint not null check (points >= 0)
);
`;
