/** The documents of the media library and the forms, line by line. */

export interface Sheet {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Documents by slug. */
export const sheets: Readonly<Record<string, Sheet>> = {
  'court-dimensions': {
    title: 'Court dimensions on one page',
    lines: [
      'Football, full pitch: 105 x 68 m, lines 12 cm',
      'Five-a-side: 40 x 20 m, lines 8 cm',
      'Padel: 20 x 10 m, service line 6.95 m from the net',
      'Tennis: 23.77 x 10.97 m for doubles, 8.23 m for singles',
      'Basketball: 28 x 15 m, three-point line at 6.75 m',
      'Badminton: 13.40 x 6.10 m, short service line 1.98 m from the net',
      'Volleyball: 18 x 9 m, attack line 3 m from the net',
      'Cricket pitch: 20.12 x 3.05 m between the creases',
      'Long pool: 25 x 12.5 m, six lanes',
    ],
  },
  'house-rules': {
    title: 'House rules',
    lines: [
      '1. Start on time, stop on time. The next ten people are waiting by the gate.',
      '2. Shoes that leave no marks, balls that belong to the sport.',
      '3. Lost balls go over the fence only once; then they are ours.',
      '4. Shout for your own team.',
      '5. The coffee is free for whoever helps to cover the court.',
    ],
  },
  'heat-plan': {
    title: 'Heat plan for team captains',
    lines: [
      'Below 28 degrees wet bulb: play as you like.',
      '28 to 32: shorter games, a drink every fifteen minutes, children indoors.',
      'Above 32: outdoor pitches are closed; another hour or your money.',
      '',
      'The reading of the last half hour hangs at every desk and on the portal.',
      'Goose bumps, a headache behind the eyes, a team-mate who falls silent:',
      'shade, water, bench, and a word to the desk.',
    ],
  },
  'fit-to-train': {
    title: 'Fit to train: for your doctor',
    lines: [
      'Please write down, on your own paper:',
      '1. Name and date of birth of the patient.',
      '2. That training with weights and on rowers is safe for them.',
      '3. What they should leave out.',
      '4. Date, stamp, signature. Not older than twelve months.',
    ],
  },
  'how-to-apply': {
    title: 'How to apply',
    lines: [
      'A CV of two pages at most, as PDF, PNG or JPEG.',
      'Certificates can wait until we meet.',
      'Lifeguards bring their licence to the first conversation.',
    ],
  },
};
