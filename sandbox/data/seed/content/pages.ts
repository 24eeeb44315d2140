/** Content pages by slug; bodies are simple HTML that the portal sanitises before it shows them. */
import type { InferOutput } from 'valibot';
import type { ContentPage } from '../../../../src/contract/site/content.ts';

type Page = InferOutput<typeof ContentPage>;

export const contentPages: readonly Page[] = [
  {
    slug: 'home',
    title: 'Every court, to scale',
    ar_title: 'كل ملعب بمقاسه الحقيقي',
    image: null,
    body: `<h2>Four places to play in Dubai</h2>
<p>Pitches in Mirdif, glass courts in Barsha, a pool by the creek and two sheds full of everything else. Book an hour from your phone, bring your people, leave tired.</p>
<ul><li>Free changes until you play</li><li>Rackets and balls at the desk if you have none</li><li>Open from six in the morning to midnight, and later at weekends</li></ul>`,
    ar_body: `<h2>أربعة أماكن للعب في دبي</h2>
<p>ملاعب عشبية في مردف، وملاعب زجاجية في البرشاء، ومسبح على الخور، وعنبران فيهما كل ما عدا ذلك. احجز ساعة من هاتفك وأحضر رفاقك وعُد متعبًا سعيدًا.</p>
<ul><li>تغيير مجاني حتى موعد اللعب</li><li>مضارب وكرات في الاستقبال إن لم تكن لديك</li><li>نفتح من السادسة صباحًا إلى منتصف الليل، وأطول في عطلة الأسبوع</li></ul>`,
  },
  {
    slug: 'our-story',
    title: 'Our story',
    ar_title: 'قصتنا',
    image: 'courts/fives-story.svg',
    body: `<p>Saha began in 2006 with a bucket of road paint and a car park behind a garage in Al Quoz. Huda Al Marri wanted somewhere for three children to be after school. By the end of the summer there were two hundred.</p>
<h2>What we believe</h2>
<p>A city is friendlier when people who do not know each other share a ball. So our prices are printed on the wall, our lines are straight, and the lights go on for anyone who has booked, at any hour we are open.</p>
<h2>Who we are</h2>
<p>Sixty-four people, eleven passports, and one rule: whoever drops the key sweeps the court. We are still owned by the family that painted the first line.</p>`,
    ar_body: `<p>بدأت ساحة عام 2006 بدلو من طلاء الطرق وموقف سيارات خلف ورشة في القوز. أرادت هدى المري مكانًا لثلاثة أطفال بعد المدرسة، وقبل نهاية الصيف صاروا مئتين.</p>
<h2>بماذا نؤمن</h2>
<p>تصير المدينة ألطف حين يتشارك الكرة من لا يعرف بعضهم بعضًا. لذلك أسعارنا مكتوبة على الجدار، وخطوطنا مستقيمة، والأضواء تُضاء لكل من حجز في أي ساعة من ساعات عملنا.</p>
<h2>من نحن</h2>
<p>أربعة وستون شخصًا وإحدى عشرة جنسية وقاعدة واحدة: من أسقط المفتاح كنس الملعب. وما زالت العائلة التي رسمت الخط الأول هي صاحبة المكان.</p>`,
  },
  {
    slug: 'places',
    title: 'Four places',
    ar_title: 'أربعة أماكن',
    image: null,
    body: `<p>Each of our places has its own smell: paint and rubber in Al Quoz, cut grass in Mirdif, chlorine and cardamom in Jaddaf, warm glass in Barsha. They share one booking, one card and one set of rules.</p>`,
    ar_body: `<p>لكل مكان من أماكننا رائحته: الطلاء والمطاط في القوز، والعشب المقصوص في مردف، والكلور والهيل في الجداف، والزجاج الدافئ في البرشاء. ويجمعها حجز واحد وبطاقة واحدة وقواعد واحدة.</p>`,
  },
  {
    slug: 'find-us',
    title: 'Find us',
    ar_title: 'كيف تصل إلينا',
    image: null,
    body: `<p>All four places have free parking for two hours with a booking, a taxi point at the gate and a bicycle rack with a pump.</p>`,
    ar_body: `<p>في أماكننا الأربعة مواقف مجانية لساعتين مع الحجز، ونقطة لسيارات الأجرة عند البوابة، وموقف دراجات مع منفاخ.</p>`,
  },
  {
    slug: 'gallery',
    title: 'Gallery',
    ar_title: 'معرض الصور',
    image: null,
    body: '<p>Our surfaces from above, drawn to scale by the people who maintain them.</p>',
    ar_body: '<p>أرضياتنا من الأعلى، مرسومة بمقاسها على يد من يعتنون بها.</p>',
  },
  {
    slug: 'contact-us',
    title: 'Contact us',
    ar_title: 'اتصل بنا',
    image: null,
    body: `<p>The desks answer from six in the morning to eleven at night, every day.</p>
<p>Call <a href="tel:+97145550100">+971 4 555 0100</a>, write to <a href="mailto:hello@saha.example">hello@saha.example</a>, or walk in: somebody will be holding a clipboard.</p>
<p>For a booking that has already been made, the fastest way is a support request from your profile; it reaches the desk of your venue with the order attached.</p>
<p>What we do so that everybody can use this site, and what is not yet good: <a href="/accessibility">accessibility</a>.</p>`,
    ar_body: `<p>يردّ عليك موظفو الاستقبال من السادسة صباحًا إلى الحادية عشرة ليلًا كل يوم.</p>
<p>اتصل على <a href="tel:+97145550100">\u2066+971 4 555 0100\u2069</a>، أو اكتب إلى <a href="mailto:hello@saha.example">hello@saha.example</a>، أو تفضّل بالزيارة.</p>
<p>أما الحجوزات القائمة فأسرع طريق لها طلب دعم من ملفك الشخصي، فهو يصل إلى استقبال موقعك ومعه رقم الطلب.</p>
<p>ما نفعله ليستخدم الجميع هذا الموقع الإلكتروني، وما يحتاج إلى تحسين: <a href="/accessibility">سهولة الوصول</a>.</p>`,
  },
  {
    slug: 'terms-and-conditions',
    title: 'Terms and conditions',
    ar_title: 'الشروط والأحكام',
    image: null,
    body: `<h2>1. Booking</h2>
<p>A booking is made when the payment has been taken, or when the venue has approved it where approval is needed. Places in a cart are held for fifteen minutes.</p>
<h2>2. Prices</h2>
<p>Prices are in UAE dirhams and include 5% VAT. A price shown in the cart is the price you pay, even if it changes on our wall before you arrive.</p>
<h2>3. Changing and cancelling</h2>
<p>You may move a booking to another hour without charge until it begins. Cancelling is described in the <a href="/cancellation">cancellation rules</a>.</p>
<h2>4. On court</h2>
<p>Non-marking shoes indoors, a cap in the lanes, no glass anywhere. Whoever books is responsible for the people they bring. Children under twelve need an adult at the venue.</p>
<h2>5. Health</h2>
<p>You play at your own risk and tell us about conditions we should know of. Our staff are trained in first aid; every venue has a defibrillator at the desk.</p>
<h2>6. If money was taken but the booking failed</h2>
<p>A refund starts at once and reaches your account within 7 business days.</p>`,
    ar_body: `<h2>1. الحجز</h2>
<p>يتم الحجز عند تحصيل المبلغ، أو عند موافقة الموقع إن كانت الموافقة مطلوبة. وتُحفظ الأماكن في السلة خمس عشرة دقيقة.</p>
<h2>2. الأسعار</h2>
<p>الأسعار بالدرهم الإماراتي وتشمل ضريبة القيمة المضافة 5%. والسعر الظاهر في السلة هو ما تدفعه، ولو تغيّر على جدارنا قبل وصولك.</p>
<h2>3. التغيير والإلغاء</h2>
<p>يمكنك نقل الحجز إلى ساعة أخرى دون رسوم حتى موعده. أما الإلغاء فتفصيله في <a href="/cancellation">قواعد الإلغاء</a>.</p>
<h2>4. في الملعب</h2>
<p>حذاء لا يترك أثرًا في الصالات، وقبعة في حارات السباحة، ولا زجاج في أي مكان. ومن يحجز مسؤول عمن يحضرهم معه، ويلزم وجود شخص بالغ مع من هم دون الثانية عشرة.</p>
<h2>5. الصحة</h2>
<p>تلعب على مسؤوليتك، وتخبرنا بما ينبغي أن نعرفه عن حالتك الصحية. موظفونا مدربون على الإسعافات الأولية، وفي كل استقبال جهاز لإنعاش القلب.</p>
<h2>6. إذا خُصم المبلغ ولم يتم الحجز</h2>
<p>يبدأ رد المبلغ فورًا ويصل إلى حسابك خلال 7 أيام عمل.</p>`,
  },
  {
    slug: 'privacy-policy',
    title: 'Privacy policy',
    ar_title: 'سياسة الخصوصية',
    image: null,
    body: `<p>We keep what we need to let you play and nothing we could be embarrassed by.</p>
<h2>What we keep</h2>
<ul><li>Your name, mobile number and e-mail, to reach you about a booking</li><li>Your bookings and payments, for as long as the law asks</li><li>An identity document only where a venue must check it, and only until it has</li></ul>
<h2>What we never do</h2>
<p>We do not sell data, we do not keep card numbers, and we do not send messages you have not asked for.</p>
<h2>Your rights</h2>
<p>Write to <a href="mailto:privacy@saha.example">privacy@saha.example</a> to see, correct or delete what we hold. A person answers within five working days.</p>`,
    ar_body: `<p>نحتفظ بما نحتاج إليه حتى تلعب، ولا نحتفظ بما قد نخجل منه.</p>
<h2>ما نحتفظ به</h2>
<ul><li>اسمك ورقمك وبريدك الإلكتروني للتواصل معك بشأن الحجز</li><li>حجوزاتك ومدفوعاتك للمدة التي يطلبها القانون</li><li>وثيقة الهوية حيث يجب على الموقع التحقق منها، وإلى أن يتم ذلك فقط</li></ul>
<h2>ما لا نفعله أبدًا</h2>
<p>لا نبيع البيانات، ولا نحتفظ بأرقام البطاقات، ولا نرسل ما لم تطلبه من رسائل.</p>
<h2>حقوقك</h2>
<p>اكتب إلى <a href="mailto:privacy@saha.example">privacy@saha.example</a> للاطلاع على بياناتك أو تصحيحها أو حذفها، ويردّ عليك شخص خلال خمسة أيام عمل.</p>`,
  },
  {
    slug: 'accessibility',
    title: 'Accessibility',
    ar_title: 'سهولة الوصول',
    image: null,
    body: `<p>Everybody plays. This site is meant to be used by keyboard, by touch, enlarged four times, with the colours you set, without motion if you asked for less, and by ear. Our measure is WCAG 2.2, level AA, and we meet it in part.</p>
<h2>What we tried</h2>
<ul><li>Every step of a booking by keyboard alone, in English and Arabic</li><li>Every screen on 320 pixels, at four times its size and with wider text</li><li>A booking from beginning to end with the screen reader Orca</li><li>Automatic rules on every change</li></ul>
<h2>Films</h2>
<p>Our films have no sound. Below each of them stands in words what it shows, to be opened.</p>
<h2>What is not yet good</h2>
<ul><li>Buttons and lists cannot say that a name is in the other language; a screen reader may mispronounce it there</li><li>The screen reader Orca sometimes does not read the title of the next step by itself; press Tab and it goes on</li><li>Abbreviations in longer texts, such as terms, are read as they are written</li></ul>
<h2>What we have not tried</h2>
<p>VoiceOver, NVDA, TalkBack and voice control. If something stops you there, we want to know.</p>
<h2>Tell us</h2>
<p>Write to <a href="mailto:access@saha.example">access@saha.example</a> or ask at any desk: we book with you, and mend what stopped you. A person answers within two working days.</p>`,
    ar_body: `<p>اللعب للجميع. صُمم هذا الموقع الإلكتروني ليُستخدم بلوحة المفاتيح وباللمس ومكبّرًا أربع مرات وبالألوان التي تختارها، وبلا حركة لمن طلب تقليلها، وبالسمع. معيارنا WCAG 2.2 بالمستوى AA، ونستوفيه جزئيًا.</p>
<h2>ما جرّبناه</h2>
<ul><li>كل خطوة من الحجز بلوحة المفاتيح وحدها، بالعربية والإنجليزية</li><li>كل شاشة بعرض 320 بكسل ومكبّرة أربع مرات وبتباعد أوسع للنص</li><li>حجز كامل من أوله إلى آخره بقارئ الشاشة Orca</li><li>فحوص آلية مع كل تعديل</li></ul>
<h2>الأفلام</h2>
<p>أفلامنا بلا صوت، وتحت كل منها نص يُفتح ويصف ما يظهر فيه.</p>
<h2>ما يحتاج إلى تحسين</h2>
<ul><li>الأزرار والقوائم لا تبيّن أن الاسم باللغة الأخرى، فقد يُخطئ قارئ الشاشة في نطقه</li><li>أحيانًا لا يقرأ قارئ الشاشة Orca عنوان الخطوة التالية تلقائيًا؛ اضغط Tab فيتابع القراءة</li><li>الاختصارات في النصوص الطويلة، كالشروط، تُقرأ كما كُتبت</li></ul>
<h2>ما لم نجرّبه</h2>
<p>‏VoiceOver وNVDA وTalkBack والتحكم الصوتي. إن أوقفك شيء هناك فأخبرنا.</p>
<h2>راسلنا</h2>
<p>اكتب إلى <a href="mailto:access@saha.example">access@saha.example</a> أو اسأل في أي استقبال: نحجز معك ونصلح ما أوقفك، ويردّ عليك شخص خلال يومي عمل.</p>`,
  },
  {
    slug: 'cancellation',
    title: 'Changing and cancelling',
    ar_title: 'التغيير والإلغاء',
    image: null,
    body: `<table><thead><tr><th>When</th><th>Move</th><th>Cancel</th></tr></thead><tbody>
<tr><td>More than 24 hours before</td><td>free</td><td>full refund</td></tr>
<tr><td>6 to 24 hours before</td><td>free</td><td>half</td></tr>
<tr><td>Less than 6 hours before</td><td>free</td><td>no refund</td></tr></tbody></table>
<p>What comes back goes to where it was paid from. Football has times of its own: what holds for your booking stands beside the button with which you pay.</p>
<p>If we close a court, for heat, rain or repairs, you choose between another hour and all of your money.</p>
<p>Event tickets can be given to another person at any time. Terms of an academy are refunded for the sessions that are left, on a doctor’s note.</p>`,
    ar_body: `<table><thead><tr><th>متى</th><th>النقل</th><th>الإلغاء</th></tr></thead><tbody>
<tr><td>قبل أكثر من 24 ساعة</td><td>مجاني</td><td>استرداد كامل</td></tr>
<tr><td>قبل 6 إلى 24 ساعة</td><td>مجاني</td><td>نصف المبلغ</td></tr>
<tr><td>قبل أقل من 6 ساعات</td><td>مجاني</td><td>لا استرداد</td></tr></tbody></table>
<p>يعود المبلغ إلى حيث دُفع منه. ولكرة القدم مواعيد خاصة بها: تجد ما يسري على حجزك بجانب زر الدفع.</p>
<p>وإن أغلقنا ملعبًا بسبب الحرّ أو المطر أو الصيانة فلك أن تختار ساعة أخرى أو مالك كله.</p>
<p>يمكن إعطاء تذاكر الفعاليات لشخص آخر في أي وقت. وتُردّ رسوم الأكاديمية عن الحصص المتبقية بتقرير طبي.</p>`,
  },
  {
    slug: 'house-rules',
    title: 'House rules',
    ar_title: 'قواعد المكان',
    image: null,
    body: `<ol><li>Start on time, stop on time. The next ten people are waiting by the gate.</li><li>Shoes that leave no marks, balls that belong to the sport.</li><li>Lost balls go over the fence only once; then they are ours.</li><li>Shout for your own team.</li><li>The coffee is free for whoever helps to cover the court.</li></ol>`,
    ar_body: `<ol><li>ابدأ في الموعد وانتهِ في الموعد، فعشرة ينتظرون عند البوابة.</li><li>أحذية لا تترك أثرًا، وكرات تخص الرياضة نفسها.</li><li>الكرة الضائعة تعبر السياج مرة واحدة، ثم تصير لنا.</li><li>شجّع فريقك أنت.</li><li>القهوة مجانية لمن يساعد في تغطية الملعب.</li></ol>`,
  },
  {
    slug: 'faq',
    title: 'Questions people ask at the desk',
    ar_title: 'أسئلة تتكرر في الاستقبال',
    image: null,
    body: `<h3>Can I pay at the venue?</h3><p>Yes, with a card or your wallet. Courts booked online are paid online, so that nobody finds the gate closed.</p>
<h3>What if one of us is late?</h3><p>Your hour is your hour. Start without them; they pay for the water.</p>
<h3>Do you hire rackets?</h3><p>Padel, tennis and badminton rackets, at every desk. Add them while you book or ask when you arrive.</p>
<h3>How do points work?</h3><p>You earn one Q-point for each dirham. A hundred points are worth one dirham in the cart.</p>
<h3>Is there a women’s hour?</h3><p>Sunday and Wednesday evenings in the gym, Monday and Wednesday evenings in the pool, Monday for badminton.</p>`,
    ar_body: `<h3>هل يمكنني الدفع في الموقع؟</h3><p>نعم، بالبطاقة أو من محفظتك. أما الملاعب المحجوزة عبر الإنترنت فتُدفع عبره حتى لا يجد أحد البوابة مغلقة.</p>
<h3>ماذا لو تأخر أحدنا؟</h3><p>ساعتك ساعتك. ابدؤوا من دونه، وعليه ثمن الماء.</p>
<h3>هل تؤجرون المضارب؟</h3><p>مضارب البادل والتنس والريشة متوفرة في كل استقبال. أضفها عند الحجز أو اطلبها عند وصولك.</p>
<h3>كيف تعمل النقاط؟</h3><p>تكسب نقطة عن كل درهم، وكل مئة نقطة تساوي درهمًا في السلة.</p>
<h3>هل هناك ساعات للسيدات؟</h3><p>مساء الأحد والأربعاء في الصالة، ومساء الاثنين والأربعاء في المسبح، والاثنين للريشة الطائرة.</p>`,
  },
  {
    slug: 'customer-support',
    title: 'Customer support',
    ar_title: 'خدمة العملاء',
    image: null,
    body: `<p>Something did not go as it should? A person answers every day from six in the morning to midnight.</p>
<h2>How to reach us</h2>
<ul><li>Telephone and WhatsApp: <a href="tel:+97145550110">+971 4 555 0110</a></li><li>E-mail: <a href="mailto:help@saha.example">help@saha.example</a>, answered within a day</li><li>At the desk of each of our <a href="/places">venues</a></li></ul>
<h2>What helps us to help you</h2>
<p>The number of your order stands on your ticket and in the confirmation. Many answers are among the <a href="/faq">questions people ask at the desk</a>.</p>`,
    ar_body: `<p>حدث ما لم يكن متوقعًا؟ يجيبك شخص حقيقي كل يوم من السادسة صباحًا إلى منتصف الليل.</p>
<h2>كيف تصل إلينا</h2>
<ul><li>الهاتف وواتساب: <a href="tel:+97145550110" dir="ltr">+971 4 555 0110</a></li><li>البريد الإلكتروني: <a href="mailto:help@saha.example" dir="ltr">help@saha.example</a>، ونرد خلال يوم</li><li>في استقبال كل <a href="/places">موقع من مواقعنا</a></li></ul>
<h2>ما الذي يساعدنا على مساعدتك</h2>
<p>تجد رقم طلبك على تذكرتك وفي رسالة التأكيد. وكثير من الإجابات ضمن <a href="/faq">الأسئلة التي تتكرر في الاستقبال</a>.</p>`,
  },
  {
    slug: 'careers',
    title: 'Work with us',
    ar_title: 'اعمل معنا',
    image: null,
    body: `<p>We look for people who notice a loose net before anybody trips over it. At the moment: two lifeguards in Jaddaf, one head groundsman in Mirdif, and part-time desk staff in all four places who speak two languages and can say no kindly.</p>
<p>Use the <a href="/form/join-the-team">application form</a>; it takes five minutes and a person reads it.</p>`,
    ar_body: `<p>نبحث عن أشخاص يلاحظون الشبكة المرتخية قبل أن يتعثر بها أحد. نحتاج اليوم إلى منقذَين في الجداف، ورئيس لفريق الأرضيات في مردف، وموظفي استقبال بدوام جزئي في أماكننا الأربعة يجيدون لغتين ويعرفون كيف يعتذرون بلطف.</p>
<p>املأ <a href="/form/join-the-team">نموذج التقديم</a>، فهو لا يستغرق سوى خمس دقائق ويقرؤه شخص حقيقي.</p>`,
  },
];
