/** What this server says about carts, orders and bookings: the specification's sentences, and its own. */
import { bilingual, type Words } from '../words.ts';

export const orderWords = {
  // what lets a guest back to an order
  keyNotValid: bilingual('The key of the order is not valid', 'مفتاح الطلب غير صالح'),
  keyEnded: bilingual('The time to pay for this order is over', 'انتهى وقت دفع هذا الطلب'),
  linkEnded: bilingual(
    'This link has ended, please have the order sent again',
    'انتهت صلاحية هذا الرابط، يُرجى طلب إرسال الطلب من جديد',
  ),
  // places
  noPlace: bilingual('No facility available for selected time slot', 'لا يوجد مرفق متاح في الوقت المحدد'),
  capacityReached: bilingual('Maximum capacity reached', 'تم بلوغ السعة القصوى'),
  capacityLeft: (left: number, asked: number) =>
    bilingual(
      `Maximum capacity reached, remaining capacity is ${left}, requested capacity is ${asked}`,
      `تم بلوغ السعة القصوى، السعة المتبقية ${left} والسعة المطلوبة ${asked}`,
    ),
  notSold: bilingual('This product is not sold for that slot', 'لا يُباع هذا المنتج في هذا الموعد'),
  dependentTicket: bilingual(
    'Dependent ticket cannot be booked at the same time',
    'لا يمكن حجز تذكرة مرتبطة في الوقت نفسه',
  ),
  tooManyParticipants: (most: number) =>
    bilingual(
      `Maximum of ${most} participants allowed to book per session`,
      `الحد الأقصى للمشاركين في الحصة الواحدة هو ${most}`,
    ),
  ticketInCart: bilingual('The ticket is already in cart', 'هذه التذكرة موجودة في السلة'),
  seatMissing: bilingual('Please choose a seat', 'يُرجى اختيار مقعد'),
  seatIsForOne: bilingual('A seat is for one', 'المقعد لشخص واحد'),
  seatTaken: bilingual('This seat has been taken', 'حُجز هذا المقعد'),
  eventOver: bilingual('This event is over', 'انتهت هذه الفعالية'),
  /** @param left pieces that can still be had */
  soldOut: (name: string, ar_name: string | null, left = 0) =>
    left > 0
      ? bilingual(`Only ${left} left: ${name}`, `لم يبقَ سوى ${left}: ${ar_name ?? name}`)
      : bilingual(`${name} is sold out`, `نفدت الكمية: ${ar_name ?? name}`),
  // quantities
  wholeNumber: bilingual('The quantity must be a whole number', 'يجب أن تكون الكمية عددًا صحيحًا'),
  mostOf: (most: number) => bilingual(`Max quantity ${most} reached`, `بلغت الكمية القصوى ${most}`),
  // academies, trainers, memberships, shop
  repeatedDays: bilingual('Some days are repeating in workshop date ranges', 'تتكرر بعض الأيام في فترات الورشة'),
  daysMissing: bilingual('Please choose the days', 'يُرجى اختيار الأيام'),
  pastStart: bilingual('The start lies in the past', 'تاريخ البدء في الماضي'),
  sessionsOf: (most: number) => bilingual(`This package has ${most} sessions`, `عدد حصص هذه الباقة: ${most}`),
  trainerTaken: bilingual('The coach is not free at that time', 'المدرب غير متاح في هذا الوقت'),
  notPaid: bilingual('This package is not paid', 'لم تُدفع قيمة هذه الباقة'),
  packageOver: bilingual('This package is not valid any more', 'لم تعد هذه الباقة صالحة'),
  noSessionInPackage: bilingual('No session is left in this package', 'لم تبقَ حصص في هذه الباقة'),
  sessionBooked: bilingual('Your session is booked', 'تم حجز حصتك'),
  trainerPackage: bilingual('This coach does not sell this package', 'لا يقدّم هذا المدرب هذه الباقة'),
  programmeFull: bilingual('This programme is sold out', 'اكتمل عدد المشاركين في هذا البرنامج'),
  programmePackage: bilingual('This package belongs to another programme', 'تتبع هذه الباقة برنامجًا آخر'),
  programmeOver: bilingual('This programme has ended by then', 'ينتهي هذا البرنامج قبل ذلك'),
  programmeDays: bilingual('This programme does not train on these days', 'لا تدريب في هذه الأيام ضمن البرنامج'),
  noSessionAfter: bilingual('No session is left after this day', 'لا توجد حصص بعد هذا اليوم'),
  participants: bilingual('Please choose who takes part again', 'يُرجى اختيار المشاركين من جديد'),
  installments: bilingual('This package is not paid in so many parts', 'لا تُقسَّم هذه الباقة على هذا العدد من الدفعات'),
  membershipExclusive: bilingual(
    "Membership can't be purchased with other services.",
    'لا يمكن شراء العضوية مع خدمات أخرى.',
  ),
  membershipExists: bilingual(
    'Membership already exist, did you mean to renew?',
    'العضوية موجودة بالفعل، هل تريد تجديدها؟',
  ),
  otherOutlet: bilingual(
    "Can't process multiple orders! Clear your cart to proceed or finish your previous order.",
    'لا يمكن معالجة أكثر من طلب! أفرغ سلتك للمتابعة أو أكمل طلبك السابق.',
  ),
  addressMissing: bilingual('Please enter where it should be delivered', 'يُرجى كتابة عنوان التوصيل'),
  offerOver: bilingual('This offer is over', 'انتهى هذا العرض'),
  // promotions (Q8.4.a)
  promoInvalid: bilingual('Invalid promo code', 'رمز العرض غير صالح'),
  promoNotValid: bilingual('Promo not valid for selected tickets', 'رمز العرض لا يسري على التذاكر المختارة'),
  membershipNotApplied: bilingual('Membership cannot be applied', 'لا يمكن تطبيق العضوية'),
  // the order itself
  empty: bilingual('The order is empty', 'الطلب فارغ'),
  mostLines: (most: number) => bilingual(`An order has at most ${most} lines`, `الحد الأقصى لبنود الطلب ${most}`),
  mostPlaces: (most: number) => bilingual(`A cart holds at most ${most} places`, `الحد الأقصى للأماكن في السلة ${most}`),
  nameMissing: bilingual('First name is required', 'الاسم الأول: هذا الحقل مطلوب'),
  emailInvalid: bilingual('Please input correct email address', 'يُرجى إدخال بريد إلكتروني صحيح'),
  noCredit: bilingual('You have no credit facility', 'ليس لديك تسهيل ائتماني'),
  unknownCard: bilingual('This card is not known', 'هذه البطاقة غير معروفة'),
  owned: bilingual('You have this ticket already', 'لديك هذه التذكرة بالفعل'),
  slotPriceChanged: bilingual('The price of this booking has changed', 'تغيّر سعر هذا الحجز'),
  priceChanged: bilingual('The prices of your cart have changed', 'تغيّرت أسعار سلتك'),
  sendAgain: bilingual('Please send the order again', 'يُرجى إرسال الطلب مرة أخرى'),
  otherOrder: bilingual('This key was used for another order', 'استُخدم هذا المفتاح لطلب آخر'),
  refused: bilingual('The venue cannot take this order today', 'لا يستطيع الموقع قبول هذا الطلب اليوم'),
  // money
  walletTooLow: bilingual('There is not enough money in your wallet', 'رصيد محفظتك لا يكفي'),
  pointsTooLow: bilingual('There are not enough points in your account', 'نقاط حسابك لا تكفي'),
  creditExceeded: bilingual('You are exceeding allowed credit limit', 'تجاوزت حد الائتمان المسموح'),
  // afterwards
  givenUp: bilingual('This order has been given up', 'أُلغي هذا الطلب'),
  stands: bilingual('This order cannot be given up any more', 'لم يعد إلغاء هذا الطلب ممكنًا'),
  wrongState: (state: string) =>
    bilingual(`An order that is ${state} does not allow this`, `لا تسمح حالة الطلب بذلك: ${state}`),
  notMovable: bilingual('This booking cannot be moved any more', 'لم يعد نقل هذا الحجز ممكنًا'),
  otherService: bilingual('A booking stays with its service', 'لا يُنقل الحجز إلى خدمة أخرى'),
  otherCourts: bilingual('A booking stays with courts like its own', 'يبقى الحجز ضمن ملاعب من نوعه'),
  otherLength: bilingual('A booking keeps its length', 'تبقى مدة الحجز كما هي'),
  moved: bilingual('Your booking has a new time', 'تغيّر موعد حجزك'),
} as const satisfies Record<string, Words | ((...values: never[]) => Words)>;
