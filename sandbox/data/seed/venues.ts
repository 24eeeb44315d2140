/** The four venues of Saha and the services each of them offers; every other part of the seed refers to these ids. */

export const venues = [
  {
    id: 1,
    name: 'Al Quoz Sheds',
    ar_name: 'عنابر القوز',
    address: 'Street 8, Al Quoz Industrial Area 3, Dubai',
    ar_address: 'شارع 8، منطقة القوز الصناعية 3، دبي',
    area: 'Al Quoz 3',
    ar_area: 'القوز 3',
    map_pin: 'https://www.openstreetmap.org/?mlat=25.1304&mlon=55.2286#map=17/25.1304/55.2286',
    phone: '+971 4 555 0110',
    opening: 'Every day, 6 AM to 1 AM. Indoor and cooled.',
    ar_opening: 'كل يوم من 6 صباحًا حتى 1 بعد منتصف الليل. داخلي ومكيّف.',
  },
  {
    id: 2,
    name: 'Mirdif Fields',
    ar_name: 'ملاعب مردف',
    address: 'Street 78, Mirdif, Dubai',
    ar_address: 'شارع 78، مردف، دبي',
    area: 'Mirdif',
    ar_area: 'مردف',
    map_pin: 'https://www.openstreetmap.org/?mlat=25.2191&mlon=55.4206#map=17/25.2191/55.4206',
    phone: '+971 4 555 0120',
    opening: 'Every day, 7 AM to midnight. Floodlit.',
    ar_opening: 'كل يوم من 7 صباحًا حتى منتصف الليل. مضاء ليلًا.',
  },
  {
    id: 3,
    name: 'Jaddaf Waterside',
    ar_name: 'واجهة الجداف',
    address: 'Creek promenade, Al Jaddaf, Dubai',
    ar_address: 'ممشى الخور، الجداف، دبي',
    area: 'Al Jaddaf',
    ar_area: 'الجداف',
    map_pin: 'https://www.openstreetmap.org/?mlat=25.2178&mlon=55.3336#map=17/25.2178/55.3336',
    phone: '+971 4 555 0130',
    opening: 'Every day, 6 AM to 11 PM; padel until 2 AM.',
    ar_opening: 'كل يوم من 6 صباحًا حتى 11 مساءً، والبادل حتى 2 بعد منتصف الليل.',
  },
  {
    id: 4,
    name: 'Barsha Courts',
    ar_name: 'ملاعب البرشاء',
    address: 'Al Barsha South 2, Dubai',
    ar_address: 'البرشاء جنوب الثانية، دبي',
    area: 'Al Barsha South',
    ar_area: 'البرشاء جنوب',
    map_pin: 'https://www.openstreetmap.org/?mlat=25.0934&mlon=55.2389#map=17/25.0934/55.2389',
    phone: '+971 4 555 0140',
    opening: 'Every day, 6 AM to midnight. Indoor halls and open courts.',
    ar_opening: 'كل يوم من 6 صباحًا حتى منتصف الليل. صالات داخلية وملاعب مفتوحة.',
  },
] as const;
export type VenueId = (typeof venues)[number]['id'];

/** Ids of the services by venue and sport; the first digit is the venue. */
export const serviceIds = {
  1: { padel: 11, basketball: 12, badminton: 13, gym: 14 },
  2: { football: 21, cricket: 22 },
  3: { swimming: 31, padel: 32 },
  4: { tennis: 41, padel: 42, gym: 43, staff: 44, pos: 45 },
} as const satisfies Record<VenueId, Record<string, number>>;
