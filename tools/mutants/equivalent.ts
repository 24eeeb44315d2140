/** Mutants that no test can notice, each with the reason why nobody could. */
interface Equivalent {
  readonly file: string;
  /** The source as it is, on one line; an … at the end stands for any rest. */
  readonly was: string;
  /** Any replacement where nothing is said. */
  readonly becomes?: string;
  readonly why: string;
}

export const equivalents: readonly Equivalent[] = [
  {
    file: 'machines/hold/holdMachine.ts',
    was: 'line.id === lineId',
    becomes: 'true',
    why: 'To drop a line that was not lost leaves the list as it is.',
  },
  {
    file: 'machines/money/installment.ts',
    was: 'divisor >= 1',
    becomes: 'divisor > 1',
    why: 'A price divided by one is the price.',
  },
  {
    file: 'machines/money/minorUnits.ts',
    was: "''",
    why: 'Whatever is no currency has a hundred minor units.',
  },
  {
    file: 'machines/venues/openingHours.ts',
    was: 'span.from > minute',
    becomes: 'span.from >= minute',
    why: 'With a span that begins at this minute it would be open.',
  },
  {
    file: 'machines/venues/openingHours.ts',
    was: 'span.until > until',
    becomes: 'span.until >= until',
    why: 'To go on until the same minute changes nothing.',
  },
  {
    file: 'machines/venues/openingHours.ts',
    was: 'first === undefined || last === undefined',
    becomes: 'first === undefined && last === undefined',
    why: 'The first and the last of nothing are missing together.',
  },
  {
    file: 'machines/venues/openingHours.ts',
    was: 'first === undefined',
    becomes: 'false',
    why: 'The first and the last of nothing are missing together.',
  },
  {
    file: 'machines/venues/openingHours.ts',
    was: 'last === undefined',
    becomes: 'false',
    why: 'The first and the last of nothing are missing together.',
  },
  {
    file: 'machines/person/emiratesId.ts',
    was: 'total + (doubled > 9 ? doubled - 9 : doubled)',
    becomes: 'total - (doubled > 9 ? doubled - 9 : doubled)',
    why: 'Ten divides a sum as well as what is as far below nought.',
  },
  {
    file: 'machines/person/emiratesId.ts',
    was: "''",
    why: 'Blanks are gone with the other marks of a paste before.',
  },
  {
    file: 'machines/venues/openingHours.ts',
    was: 'now.slice(0, 10)',
    becomes: 'now',
    why: 'Of a moment only its day is read there.',
  },
  {
    file: 'machines/dates/dateRange.ts',
    was: 'text !== null',
    becomes: 'true',
    why: 'What is not there is not written like a day either.',
  },
  ...['from !== null && to !== null', 'from !== null', 'to !== null'].map((was) => ({
    file: 'machines/dates/dateRange.ts',
    was,
    why: 'Nothing is neither before a day nor after it.',
  })),
  {
    file: 'machines/person/name.ts',
    was: "''",
    becomes: '"Stryker was here!"',
    why: 'A text that is split has a first part.',
  },
  ...[
    'year === undefined || month === undefined || day === undefined',
    'year === undefined || month === undefined',
    'year === undefined',
    'month === undefined',
    'day === undefined',
    '[]',
  ].map((was) => ({
    file: 'machines/person/birthDate.ts',
    was,
    why: 'The three numbers are there together or not at all, and no year is not above nought.',
  })),
  {
    file: 'machines/person/picture.ts',
    was: 'picture.kind !== null',
    becomes: 'true',
    why: 'No kind is none of the kinds of pictures.',
  },
  ...["''", "type.toLowerCase().split(';')[0]?.trim"].map((was) => ({
    file: 'machines/person/attachedFile.ts',
    was,
    why: 'A text that is split has a first part.',
  })),
  {
    file: 'machines/countries/countries.ts',
    was: "''",
    why: 'Every line has its four words, and every country its code.',
  },
  {
    file: 'machines/tickets/ticketRules.ts',
    was: '[]',
    becomes: '["Stryker was here"]',
    why: 'What has no product and no ticket depends on nothing.',
  },
  ...['(one, other) => one.from - other.from', 'one.from - other.from'].map((was) => ({
    file: 'machines/venues/openingHours.ts',
    was,
    why: 'The days come in order already, and the hours of each.',
  })),
  {
    file: 'machines/venues/openingHours.ts',
    was: 'until - minute >= week * minutesPerDay',
    becomes: 'until - minute > week * minutesPerDay',
    why: 'What is open for a week is always open, and looked at for longer.',
  },
  {
    file: 'machines/dates/dateRange.ts',
    was: '/^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$/',
    why: 'What is longer than a day is not the day that is read from it.',
  },
  {
    file: 'machines/promotion/discountedLines.ts',
    was: 'meant[0]?.discount',
    becomes: 'meant[0].discount',
    why: 'One of one is there.',
  },
  ...['[]', "''", 'id === null'].map((was) => ({
    file: 'machines/removal/removalMachine.ts',
    was,
    why: 'What goes was asked about by its id before.',
  })),
  ...["''", 'context.removed.lines[0]?.id'].map((was) => ({
    file: 'machines/lineRemoval/lineRemovalMachine.ts',
    was,
    why: 'A booking has a line.',
  })),
  {
    file: 'machines/cancellation/cancellationMachine.ts',
    was: 'cancellation?.steps',
    why: 'A deadline passes where one is shown.',
  },
  {
    file: 'machines/cancellation/cancellationMachine.ts',
    was: 'until !== undefined',
    becomes: 'true',
    why: 'No time is after what is not there.',
  },
  {
    file: 'machines/cancellation/cancellationMachine.ts',
    was: 'shown === null',
    becomes: 'false',
    why: 'Before anything was shown there is no former amount either.',
  },
  {
    file: 'machines/cancellation/cancellationMachine.ts',
    was: 'cancellation?.refund',
    why: 'What is confirmed is shown.',
  },
  {
    file: 'machines/siteForm/siteFormRules.ts',
    was: 'form.fields.find(({ id }) => id === fieldId)?.type',
    why: 'A file is put into a field of the form.',
  },
  {
    file: 'machines/siteForm/siteFormMachine.ts',
    was: 'fileField === null',
    becomes: 'false',
    why: 'A file is stored for the field that it was put into.',
  },
  {
    file: 'machines/portal/ownAddress.ts',
    was: '/^\\/+/',
    becomes: '/\\/+/',
    why: 'The path of an address begins with a slash.',
  },
  ...['root !== undefined', '[to, Object.hasOwn(detailPaths, to) ? detailPaths[to] : undefined].filter(…'].map(
    (was) => ({
      file: 'machines/portal/destinations.ts',
      was,
      why: 'No address is below undefined.',
    }),
  ),
  ...['left === null || unbooked === null', 'left === null', 'unbooked === null'].map((was) => ({
    file: 'machines/slots/places.ts',
    was,
    why: 'Whether anybody shares a facility is the same with and without what carts hold.',
  })),
  ...[
    '[ limit === null || limit === undefined ? null : dateAfter(today, limit), inRange ? rules.qube_custo…',
    "typeof end === 'string'",
  ].map((was) => ({
    file: 'machines/slots/bookingDates.ts',
    was,
    why: 'What is no date is sorted behind every date.',
  })),
  {
    file: 'machines/slots/bookingDates.ts',
    was: 'start > today',
    becomes: 'start >= today',
    why: 'Of two days that are the same either is the later one.',
  },
  ...[
    ['!left.some((span) => span.from < cut.until && span.until > cut.from)', 'false'],
    ['span.from < cut.until && span.until > cut.from', 'true'],
    ['span.from < cut.until', 'true'],
    ['span.from < cut.until', 'span.from <= cut.until'],
    ['span.until > cut.from', 'true'],
    ['span.until > cut.from', 'span.until >= cut.from'],
  ].map(([was = '', becomes = '']) => ({
    file: 'machines/slots/schedule/openingWindows.ts',
    was,
    becomes,
    why: 'To cut out what touches nothing leaves all as it is.',
  })),
  {
    file: 'machines/slots/schedule/tariffs.ts',
    was: 'unit_minutes > 0',
    becomes: 'unit_minutes >= 0',
    why: 'No minutes at all are left out before.',
  },
  {
    file: 'machines/slots/grid.ts',
    was: '[]',
    why: 'Each start has its facilities.',
  },
  {
    file: 'machines/slots/schedule/packedDay.ts',
    was: '[]',
    why: 'What concerns everybody tells nobody apart.',
  },
  {
    file: 'machines/slots/reasons/explainSlot.ts',
    was: "other.code === 'control'",
    becomes: 'true',
    why: 'Nothing else has the record of a control.',
  },
  {
    file: 'machines/slots/reasons/reasonText.ts',
    was: 'day > 0',
    becomes: 'day >= 0',
    why: 'The day itself is told without a sign before.',
  },
  {
    file: 'machines/slots/reasons/reasonText.ts',
    was: 'default: return reason satisfies never;',
    why: 'Every reason has its words; the compiler holds it.',
  },
  {
    file: 'machines/slots/reasons/withoutBooking.ts',
    was: 'peopleIn(one) > slot.people',
    becomes: 'peopleIn(one) >= slot.people',
    why: 'One of just so many people was looked for before.',
  },
  {
    file: 'machines/slots/schedule/scheduleControl.ts',
    was: '[]',
    becomes: '["Stryker was here"]',
    why: 'A word has none of the bits of a number.',
  },
  {
    file: 'machines/slots/capacity.ts',
    was: 'comes >= span.until',
    becomes: 'false',
    why: 'Who comes afterwards would be noted behind the last minute, where nobody looks.',
  },
  {
    file: 'machines/slots/durations.ts',
    was: 'minutes > settings.shortest',
    becomes: 'minutes >= settings.shortest',
    why: 'The shortest itself was told before.',
  },
  {
    file: 'machines/slots/slotPrices.ts',
    was: '(price + tax) * hour',
    becomes: '(price + tax) / hour',
    why: 'Which is cheaper is the same by the hour and by any other time.',
  },
  {
    file: 'machines/confirmByCode/confirmByCodeMachine.ts',
    was: "output.kind === 'proved'",
    becomes: 'true',
    why: 'The guard before it lets only a proof through.',
  },
  ...['confirmByCode/confirmByCodeMachine.ts', 'contactChange/contactChangeMachine.ts'].map((file) => ({
    file: `machines/${file}`,
    was: "output.kind === 'refused'",
    becomes: 'true',
    why: 'The guard before it lets only a refusal through.',
  })),
  {
    file: 'machines/consent/consentRules.ts',
    was: "''",
    becomes: '"Stryker was here!"',
    why: 'A word is as little an address as nothing is.',
  },
  {
    file: 'machines/shared/withoutLinks.ts',
    was: "']('",
    becomes: '""',
    why: 'Sooner is all that it is: in a text without that there is no link to be replaced.',
  },
  ...['{ lines: [], isGuest: false }', '[]', 'false'].map((was) => ({
    file: 'machines/lineRemoval/lineRemovalMachine.ts',
    was,
    why: 'What is in the cart is told as soon as it is watched, before anything can be taken out.',
  })),
  ...['device/choosePicture.ts', 'storage/storeFile.ts', 'actors/account/supportActors.ts'].map((file) => ({
    file: `src/adapters/${file}`,
    was: 'file.slice(0, fileKindBytes)',
    becomes: 'file',
    why: 'Only its first bytes are looked at, however many there are.',
  })),
  {
    file: 'src/adapters/express/gatewaySheet.ts',
    was: "''",
    why: 'A sheet of a gateway has its address.',
  },
  {
    file: 'src/adapters/express/applePay.ts',
    was: 'sessions()?.canMakePayments',
    why: 'What cannot be asked is caught, and there is none either.',
  },
  ...['applePay.ts', 'googlePay.ts'].map((file) => ({
    file: `src/adapters/express/${file}`,
    was: '{ // …',
    why: 'Nothing said is no.',
  })),
  {
    file: 'src/adapters/device/stayAwake.ts',
    was: 'wakeLock === undefined',
    becomes: 'false',
    why: 'What is not there cannot be asked, which is caught as a no.',
  },
  {
    file: 'src/adapters/device/stayAwake.ts',
    was: '!isOver',
    becomes: 'true',
    why: 'An actor that is over tells nobody.',
  },
  {
    file: 'src/adapters/actors/account/rescheduleActors.ts',
    was: '() => null',
    why: 'Neither nothing nor what is missing has services.',
  },
  {
    file: 'src/adapters/actors/account/cancellationTerms.ts',
    was: '{ signal }',
    why: 'A kept answer is shared, and ends with nobody who waits for it.',
  },
  {
    file: 'src/adapters/actors/account/ownSessionActors.ts',
    was: "'others'",
    why: 'Any name does that is no number of a session.',
  },
  {
    file: 'src/adapters/actors/account/profileActors.ts',
    was: 'id_card === null',
    becomes: 'false',
    why: 'What is null is left out of a form.',
  },
  ...['index < text.length', 'code + index', "'0'"].map((was) => ({
    file: 'src/adapters/storage/orders/orderIntent.ts',
    was,
    why: 'Another fingerprint of every text, and of each its own.',
  })),
  {
    file: 'machines/slots/schedule/blocks.ts',
    was: 'parents.length + children.length === 0',
    becomes: 'false',
    why: 'Of no relatives the list is empty as well.',
  },
  {
    file: 'machines/slots/schedule/openingWindows.ts',
    was: 'stretches.findLast(({ from }) => from <= part.from)?.until',
    why: 'An open part lies in a stretch.',
  },
  {
    file: 'machines/slots/durations.ts',
    was: 'chosen !== null',
    becomes: 'true',
    why: 'Nothing is none of the durations.',
  },
  {
    file: 'machines/slots/schedule/scheduleControl.ts',
    was: 'concerning.length === 0',
    becomes: 'false',
    why: 'No controls cut nothing.',
  },
  {
    file: 'machines/slots/capacity.ts',
    was: 'minute < present.length',
    becomes: 'minute <= present.length',
    why: 'Behind the last minute there is nobody, and nothing is kept.',
  },
  ...['date === origin.date', 'moment.slice(0, 10)'].map((was) => ({
    file: 'machines/slots/schedule/venueTime.ts',
    was,
    why: 'The picked date is no days away from itself, and of a text only its first ten letters are read.',
  })),
  {
    file: 'machines/slots/schedule/scheduleInput.ts',
    was: 'value > 0',
    becomes: 'value >= 0',
    why: 'Nought is left out before.',
  },
  {
    file: 'machines/slots/slotPrices.ts',
    was: 'packed.tariffs.length === 0',
    becomes: 'false',
    why: 'Without tariffs no price is found.',
  },
  ...['sale === null', "throw new Error('booking: nothing is chosen that could be sold');"].map((was) => ({
    file: 'machines/booking/bookingMachine.ts',
    was,
    why: 'No state that sells is come to before step 1 has told its sale.',
  })),
  {
    file: 'machines/booking/chosenSelectors.ts',
    was: '[]',
    why: 'A text has no id to be found by.',
  },
  {
    file: 'machines/booking/missedSelection.ts',
    was: '[]',
    why: 'A text is no product that somebody has chosen some of.',
  },
  {
    file: 'machines/booking/servicesAlike.ts',
    was: 'name?.split(placeMark)[0]?.normalize…',
    becomes: "name?.split(placeMark)[0]?.normalize('NFKC').trim().toUpperCase()",
    why: 'Both names are compared in large letters as well as in small ones.',
  },
  {
    file: 'machines/booking/servicesAlike.ts',
    was: 'name?.split(placeMark)[0]?.normalize',
    why: 'A text that is split has a first part.',
  },
  {
    file: 'machines/booking/followBooking.ts',
    was: '() => undefined as void',
    why: 'Both answer nothing.',
  },
  {
    file: 'machines/booking/followBooking.ts',
    was: 'now !== sold',
    becomes: 'true',
    why: 'Whoever stops listening and begins again at once misses nothing.',
  },
  {
    file: 'src/adapters/captcha/recaptcha.ts',
    was: '{ signal: ended.signal }',
    becomes: '{}',
    why: 'What was answered cannot be refused afterwards.',
  },
  {
    file: 'src/adapters/captcha/releaseModals.ts',
    was: 'focused instanceof HTMLElement',
    becomes: 'true',
    why: 'What has the focus can take it again.',
  },
];
