/** How seats are named: Row 3, seat 9; Block C (Q7.6.k). */
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { lookOf, seatNumber, type Mine, type PlacedSeat, type SeatLook } from '../../../../machines/seatMap/seats.ts';
import { joined, localName } from '../../../i18n/localName.ts';
import type { Locale } from '../../../i18n/languages.ts';

/** A letter is the name of a block; anything longer is a name by itself. */
export function seatSectionWords(i18n: I18n, section: PlacedSeat['section']): string {
  const { name } = section;
  return name.length <= 2 ? i18n._(msg`Block ${name}`) : localName(section, i18n.locale as Locale);
}

export function seatWords(i18n: I18n, { seat, row }: Pick<PlacedSeat, 'seat' | 'row'>): string {
  const [rowName, number] = [row.name, seatNumber(seat)];
  return i18n._(msg`Row ${rowName}, seat ${number}`);
}

const looks: Readonly<Record<SeatLook, ReturnType<typeof msg>>> = {
  free: msg`free`,
  held: msg`held by somebody`,
  sold: msg`sold`,
  mine: msg`yours`,
  inCart: msg`in your cart`,
};

/** It can be had once, and is not chosen here (R5.7.11). */
export const inCartWords = (i18n: I18n, locale: Locale, place: Pick<PlacedSeat, 'seat' | 'row'>): string =>
  joined(locale, seatWords(i18n, place), i18n._(looks.inCart));

/** All that the plan shows of a seat, for screen readers. */
export function seatLabel(i18n: I18n, locale: Locale, place: PlacedSeat, mine: Mine): string {
  return joined(
    locale,
    seatWords(i18n, place),
    seatSectionWords(i18n, place.section),
    i18n._(looks[lookOf(place.seat, mine)]),
  );
}

/** What is said of seats that somebody else has taken meanwhile. */
export function goneWords(i18n: I18n, locale: Locale, gone: readonly PlacedSeat[]): string {
  const [first] = gone;
  const number = first ? seatNumber(first.seat) : '';
  if (gone.length === 1) return i18n._(msg`Seat ${number} has just gone`);
  const numbers = joined(locale, ...gone.map(({ seat }) => seatNumber(seat)));
  return i18n._(msg`Seats ${numbers} have just gone`);
}
