/** What a customer has asked the operator before, in minutes before the moment of the seed. */

export interface SupportCase {
  readonly subject: string;
  readonly category: string;
  readonly message: string;
  readonly status: 'open' | 'answered' | 'closed';
  readonly minutesAgo: number;
  readonly replies: readonly {
    /** Who answered at the desk; null where the customer wrote. */
    readonly desk: string | null;
    readonly message: string;
    readonly minutesAgo: number;
  }[];
}

const day = 24 * 60;

export const supportCases: readonly SupportCase[] = [
  {
    subject: 'Left a racket on court 3',
    category: 'Lost and found',
    message:
      'A black Oryx with a yellow grip, last night after the nine o’clock game. It was leaning on the glass near the gate.',
    status: 'answered',
    minutesAgo: 2 * day,
    replies: [
      {
        desk: 'Maha, Barsha desk',
        message: 'Found it, dry and in one piece. It waits for you at the desk with your name on it.',
        minutesAgo: 2 * day - 95,
      },
      {
        desk: null,
        message: 'You are wonderful. I pass by tonight.',
        minutesAgo: 2 * day - 120,
      },
    ],
  },
  {
    subject: 'Invoice with our company name',
    category: 'Payments',
    message: 'Could you put “Falcon Freight LLC” and our tax number on the invoice for the company league?',
    status: 'open',
    minutesAgo: 300,
    replies: [],
  },
  {
    subject: 'نقل حجز يوم الجمعة',
    category: 'Bookings',
    message: 'هل يمكن نقل حجز الخماسي من التاسعة إلى العاشرة مساء الجمعة؟ تأخرت رحلة اثنين منا.',
    status: 'closed',
    minutesAgo: 12 * day,
    replies: [
      {
        desk: 'خالد، استقبال مردف',
        message: 'تم النقل إلى العاشرة على الملعب الثاني. ننتظركم.',
        minutesAgo: 12 * day - 25,
      },
    ],
  },
];
