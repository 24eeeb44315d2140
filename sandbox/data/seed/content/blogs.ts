/** Blog posts; bodies are simple HTML of paragraphs, headings and lists. */
import type { InferOutput } from 'valibot';
import type { BlogDetails } from '../../../../src/contract/site/articles.ts';
import { dayAfter } from '../dates.ts';

type Post = InferOutput<typeof BlogDetails>;

interface PostPlan {
  readonly slug: string;
  readonly title: string;
  readonly ar_title: string;
  readonly sport: string;
  readonly excerpt: string;
  readonly ar_excerpt: string;
  /** Days before the day of the seed. */
  readonly age: number;
  readonly body: string;
  readonly ar_body: string;
}

const posts: readonly PostPlan[] = [
  {
    slug: 'why-the-glass-is-your-friend',
    title: 'Why the glass is your friend',
    ar_title: 'لماذا الزجاج صديقك',
    sport: 'padel',
    age: 2,
    excerpt: 'Beginners fear the back wall. Lucía Romero explains why it is the only partner that never misses.',
    ar_excerpt: 'يخشى المبتدئون الجدار الخلفي. تشرح لوسيا روميرو لماذا هو الشريك الوحيد الذي لا يخطئ.',
    body: `<p>In tennis a deep ball is bad news. In padel it is an invitation. The glass gives you back almost everything your opponents took from you: time, a comfortable height, and a ball that is slower than it was a second ago.</p>
<h2>Let it pass</h2>
<p>The mistake I see every evening is a player who reaches for the ball before it has met the wall, off balance and late. Turn your shoulders early, take two small steps towards the glass and let the ball go past you. It will come back. It has no choice.</p>
<h2>Three drills for this week</h2>
<ul><li>Stand a racket’s length from the glass and let a partner feed you ten deep balls. Catch them with your hand after the rebound before you hit a single one.</li><li>Play the same ten with a lob only, aiming at the far corner.</li><li>Play a game to seven in which every point must touch a wall before it can be won.</li></ul>
<p>Do this for three sessions and you will stop looking at the glass and start looking at your opponents, which is where the holes are.</p>`,
    ar_body: `<p>في التنس تُعدّ الكرة العميقة خبرًا سيئًا، أما في البادل فهي دعوة. يعيد إليك الزجاج كل ما أخذه الخصم تقريبًا: الوقت، والارتفاع المريح، وكرة أبطأ مما كانت قبل لحظة.</p>
<h2>دعها تمرّ</h2>
<p>الخطأ الذي أراه كل مساء هو لاعب يمدّ يده إلى الكرة قبل أن تلمس الجدار، فاقدًا توازنه ومتأخرًا. أدِر كتفيك مبكرًا، واخطُ خطوتين صغيرتين نحو الزجاج، ودع الكرة تتجاوزك. ستعود، فلا خيار لها.</p>
<h2>ثلاثة تمارين لهذا الأسبوع</h2>
<ul><li>قف على بعد مضرب من الزجاج واطلب من شريكك عشر كرات عميقة، والتقطها بيدك بعد الارتداد قبل أن تضرب أي واحدة منها.</li><li>العب الكرات العشر نفسها بضربة عالية فقط نحو الزاوية البعيدة.</li><li>العب شوطًا إلى سبع نقاط لا تُحسب فيه النقطة إلا إذا لمست الكرة الجدار.</li></ul>
<p>بعد ثلاث حصص ستتوقف عن النظر إلى الزجاج وتبدأ بالنظر إلى خصميك، وهناك تجد الفراغات.</p>`,
  },
  {
    slug: 'playing-in-the-heat',
    title: 'Playing in the heat, honestly',
    ar_title: 'اللعب في الحرّ، بصراحة',
    sport: 'football',
    age: 6,
    excerpt:
      'When is it too hot to play outside? The numbers we use to close a pitch, and what to drink before you need it.',
    ar_excerpt: 'متى يصبح الجو أحرّ من أن نلعب في الخارج؟ الأرقام التي نغلق عندها الملاعب، وما تشربه قبل أن تحتاج إليه.',
    body: `<p>We close outdoor pitches when the wet-bulb temperature passes 32 degrees. It is not the number on your phone; it counts humidity, sun and wind, and it is read every half hour from the mast behind pitch three.</p>
<p>Between 28 and 32 we shorten games, add a drinks break every fifteen minutes and move children indoors. If we move or cancel your booking for heat, you choose between another hour and your money.</p>
<h2>Drink before, not after</h2>
<p>Half a litre in the two hours before kick-off, a glass every fifteen minutes while you play, and something salty afterwards. Coffee counts as water; energy drinks do not.</p>
<h2>The three signs</h2>
<p>Goose bumps in the heat, a headache behind the eyes, and a team-mate who stops shouting. Any of the three means shade, water and the bench, and a word to the desk.</p>`,
    ar_body: `<p>نغلق الملاعب الخارجية حين تتجاوز حرارة البصيلة الرطبة 32 درجة. ليس هذا هو الرقم الذي تراه في هاتفك، فهو يحسب الرطوبة والشمس والرياح، ونقرؤه كل نصف ساعة من السارية خلف الملعب الثالث.</p>
<p>بين 28 و32 نقصّر المباريات ونضيف استراحة للشرب كل ربع ساعة وننقل الأطفال إلى الداخل. وإن نقلنا حجزك أو ألغيناه بسبب الحرّ فلك أن تختار ساعة أخرى أو استرداد مالك.</p>
<h2>اشرب قبل اللعب لا بعده</h2>
<p>نصف لتر في الساعتين السابقتين للمباراة، وكوب كل ربع ساعة أثناء اللعب، وشيء مالح بعده. القهوة تُحسب ماءً، أما مشروبات الطاقة فلا.</p>
<h2>العلامات الثلاث</h2>
<p>قشعريرة في الحرّ، وصداع خلف العينين، وزميل توقف عن الصياح. أيّ واحدة منها تعني الظل والماء ودكة البدلاء، وكلمة لموظف الاستقبال.</p>`,
  },
  {
    slug: 'the-oldest-beginner-in-lane-four',
    title: 'The oldest beginner in lane four',
    ar_title: 'أكبر مبتدئ في الحارة الرابعة',
    sport: 'swimming',
    age: 11,
    excerpt: 'Salim learned to swim at seventy-four. He says the difficult part was the first phone call.',
    ar_excerpt: 'تعلّم سالم السباحة في الرابعة والسبعين. ويقول إن الجزء الصعب كان المكالمة الأولى.',
    body: `<p>Salim Al Ketbi grew up two streets from the creek and never went in. “We were told the water takes children,” he says. “So I became an accountant.”</p>
<p>Last winter his granddaughter asked him to jump in with her. He called the desk at Jaddaf, hung up, and called again the next day. Grace Wanjiru answered.</p>
<h2>Nine weeks</h2>
<p>The first lesson was breathing out, on the steps, for thirty minutes. The second was the same. In the fifth week he let go of the rail. In the ninth he swam a length on his back, looking at the ceiling, and asked what time the next one was.</p>
<p>He now swims on Tuesdays and Thursdays in lane four, slowly, with a cap that says <em>careful, grandfather</em>. His granddaughter is waiting for him at the other end.</p>`,
    ar_body: `<p>نشأ سالم الكتبي على بعد شارعين من الخور ولم ينزل إلى الماء قط. يقول: «قيل لنا إن الماء يأخذ الأطفال، فصرت محاسبًا».</p>
<p>في الشتاء الماضي طلبت منه حفيدته أن يقفز معها. اتصل باستقبال الجداف ثم أغلق الخط، واتصل ثانية في اليوم التالي، فردّت عليه غريس وانجيرو.</p>
<h2>تسعة أسابيع</h2>
<p>كانت الحصة الأولى زفيرًا على الدرج لنصف ساعة، وكذلك الثانية. في الأسبوع الخامس ترك القضيب، وفي التاسع سبح طولًا كاملًا على ظهره ناظرًا إلى السقف، ثم سأل عن موعد الحصة التالية.</p>
<p>هو اليوم يسبح كل ثلاثاء وخميس في الحارة الرابعة، على مهله، بقبعة كُتب عليها: <em>انتبه، جدّ</em>. وحفيدته تنتظره في الطرف الآخر.</p>`,
  },
  {
    slug: 'how-we-paint-a-line',
    title: 'How we paint a line',
    ar_title: 'كيف نرسم خطًّا',
    sport: 'tennis',
    age: 17,
    excerpt:
      'Five centimetres wide, ten at the baseline, and dry before the dew. A night with the people who paint the courts.',
    ar_excerpt: 'عرضه خمسة سنتيمترات وعشرة عند الخط النهائي، ويجب أن يجفّ قبل الندى. ليلة مع من يرسمون الملاعب.',
    body: `<p>At eleven at night the floodlights on court six are on and nobody is playing. Four men are on their knees. Between them runs a string, and along the string runs a strip of tape as straight as anything in this city.</p>
<p>The rule book allows a tennis line between two and a half and five centimetres; the baseline may be ten. We paint five and ten, because players see them better under lights. The paint is acrylic with fine sand in it, so that a wet line is not a slide.</p>
<h2>Two coats, one breeze</h2>
<p>The first coat goes on when the surface has cooled to thirty degrees. The second must be dry before the dew, which in November leaves about five hours. If the breeze comes from the creek they wait; if it comes from the desert they cover the edges, because dust loves wet paint more than anything.</p>
<p>At six the tape comes off in one long pull. The first pair of the morning walks onto the court and does not notice a thing, which is exactly how it should be.</p>`,
    ar_body: `<p>في الحادية عشرة ليلًا تكون أضواء الملعب السادس مضاءة ولا أحد يلعب. أربعة رجال على ركبهم، وبينهم خيط مشدود، وبمحاذاته شريط مستقيم كأدق ما في هذه المدينة.</p>
<p>يسمح القانون بأن يكون عرض خط التنس بين سنتيمترين ونصف وخمسة سنتيمترات، ويمكن أن يبلغ الخط النهائي عشرة. نحن نرسم خمسة وعشرة لأن اللاعبين يرونها أوضح تحت الأضواء. والطلاء أكريليك ممزوج برمل ناعم حتى لا يصير الخط المبلل زلقًا.</p>
<h2>طبقتان ونسمة واحدة</h2>
<p>توضع الطبقة الأولى حين يبرد السطح إلى ثلاثين درجة، ويجب أن تجفّ الثانية قبل الندى، أي خلال خمس ساعات تقريبًا في نوفمبر. إن جاءت النسمة من الخور انتظروا، وإن جاءت من الصحراء غطّوا الأطراف، فلا شيء يحبه الغبار كالطلاء الرطب.</p>
<p>في السادسة يُنزع الشريط بسحبة واحدة طويلة. يدخل أول لاعبَين في الصباح ولا يلاحظان شيئًا، وهذا بالضبط ما نريده.</p>`,
  },
  {
    slug: 'a-captains-guide-to-ten-people',
    title: 'A captain’s guide to getting ten people on a pitch',
    ar_title: 'دليل القائد لجمع عشرة لاعبين في ملعب',
    sport: 'fives',
    age: 24,
    excerpt:
      'Collect the money first, name two reserves, and never ask “who is in?”. Advice from a man who has filled a pitch for 212 Thursdays.',
    ar_excerpt: 'اجمع المال أولًا، وسمِّ احتياطيَّين، ولا تسأل أبدًا: من سيأتي؟ نصائح رجل ملأ ملعبًا 212 خميسًا.',
    body: `<p>Faisal has booked the same five-a-side pitch for four years. He has missed three Thursdays, two of them for the births of his daughters. We asked him how.</p>
<h2>Ask a question with one answer</h2>
<p>“Who is in on Thursday?” gets you silence. “You are in goal for the first ten minutes, all right?” gets you a yes.</p>
<h2>Money first</h2>
<p>He books on Sunday, pays, and sends one message with one amount. Whoever has paid by Tuesday plays. There is no second message. “It was ugly for two weeks,” he says, “and then it was peaceful for four years.”</p>
<h2>Two reserves, always</h2>
<p>Ten players and two names on the bench who know they are on the bench. If all twelve come, you play rolling substitutes and everyone goes home less tired, which at our age is a service.</p>`,
    ar_body: `<p>يحجز فيصل ملعب الخماسي نفسه منذ أربع سنوات. لم يغب سوى ثلاثة أخمسة، اثنان منها يوم ولادة ابنتيه. سألناه: كيف؟</p>
<h2>اسأل سؤالًا له جواب واحد</h2>
<p>«من سيأتي يوم الخميس؟» سؤال جوابه الصمت. أما «أنت في المرمى أول عشر دقائق، اتفقنا؟» فجوابه نعم.</p>
<h2>المال أولًا</h2>
<p>يحجز يوم الأحد ويدفع ويرسل رسالة واحدة فيها مبلغ واحد. من دفع قبل الثلاثاء يلعب، ولا رسالة ثانية. يقول: «كان الأمر ثقيلًا أسبوعين، ثم مريحًا أربع سنوات».</p>
<h2>احتياطيان دائمًا</h2>
<p>عشرة لاعبين واسمان على الدكة يعرفان أنهما على الدكة. فإن حضر الاثنا عشر تبادلوا اللعب وعاد الجميع أقل تعبًا، وهذه خدمة جليلة في أعمارنا.</p>`,
  },
  {
    slug: 'first-month-in-the-gym',
    title: 'Your first month in the gym, week by week',
    ar_title: 'شهرك الأول في صالة الأثقال، أسبوعًا بأسبوع',
    sport: 'gym',
    age: 31,
    excerpt:
      'Sara Al Balushi gives away the plan she writes for every beginner. It has five exercises and no surprises.',
    ar_excerpt: 'تكشف سارة البلوشي الخطة التي تكتبها لكل مبتدئ. فيها خمسة تمارين ولا مفاجآت.',
    body: `<p>Nobody is looking at you. That is the first thing to know about a gym, and it takes about two weeks to believe it.</p>
<h2>Weeks one and two</h2>
<p>Three visits. Goblet squat, press-up on a bench, row with a band, a hinge with a broomstick, a walk with two kettlebells. Three sets of eight, stop two before you have to. You should leave feeling that you could have done more.</p>
<h2>Weeks three and four</h2>
<p>The broomstick becomes a bar. Add two and a half kilos whenever all three sets were easy. Write it down; the notebook is the only machine in here that makes everyone stronger.</p>
<p>If something hurts, swap it, do not skip the day. And eat something within an hour. A sandwich is fine. It was always fine.</p>`,
    ar_body: `<p>لا أحد ينظر إليك. هذا أول ما يجب أن تعرفه عن الصالة، وتحتاج إلى أسبوعين تقريبًا حتى تصدقه.</p>
<h2>الأسبوعان الأول والثاني</h2>
<p>ثلاث زيارات: قرفصاء مع ثقل أمام الصدر، وضغط على مقعد، وسحب برباط مطاطي، وانحناء بعصا مكنسة، ومشي مع ثقلين. ثلاث مجموعات من ثماني مرات، وتوقف قبل نهايتك بمرتين. عليك أن تخرج وأنت تشعر أنك قادر على المزيد.</p>
<h2>الأسبوعان الثالث والرابع</h2>
<p>تتحول العصا إلى قضيب. أضف كيلوغرامين ونصفًا كلما كانت المجموعات الثلاث سهلة، ودوّن ذلك، فالدفتر هو الجهاز الوحيد هنا الذي يقوّي الجميع.</p>
<p>إن آلمك شيء فبدّله ولا تُلغِ اليوم. وكُل شيئًا خلال ساعة. الشطيرة تكفي، وكانت تكفي دائمًا.</p>`,
  },
  {
    slug: 'reading-a-spinner',
    title: 'How to read a spinner from your garden chair',
    ar_title: 'كيف تقرأ الرامي الدوّار من كرسيك',
    sport: 'cricket',
    age: 38,
    excerpt: 'Watch the wrist, not the ball. Imran Sheikh on the two hundred milliseconds that decide an over.',
    ar_excerpt: 'راقب المعصم لا الكرة. عمران شيخ يتحدث عن مئتي جزء من الألف من الثانية تحسم الجولة.',
    body: `<p>By the time the ball has bounced it is too late; the batter has already decided. Everything you need is in the hand that lets go of it.</p>
<p>If you see the back of the hand, expect the ball to go the other way. If the seam stands up straight, expect it to go on. If the bowler smiles, play forward and defend.</p>
<h2>A game for two</h2>
<p>Sit behind the nets on a Wednesday evening and call each ball before it lands: off, leg, straight. Keep score against a friend. At fifteen out of twenty, come in and pad up; you already see more than most who play.</p>`,
    ar_body: `<p>حين ترتد الكرة يكون الأوان قد فات، فالضارب قد قرر سلفًا. كل ما تحتاج إليه موجود في اليد التي تطلقها.</p>
<p>إن رأيت ظاهر اليد فتوقّع أن تذهب الكرة إلى الجهة الأخرى. وإن وقفت الدرزة مستقيمة فتوقّع أن تمضي قدمًا. وإن ابتسم الرامي فتقدّم ودافع.</p>
<h2>لعبة لاثنين</h2>
<p>اجلسا خلف الشباك مساء الأربعاء وسمّيا كل كرة قبل أن تسقط: يمينًا أو يسارًا أو مستقيمة، وليحسب كل منكما نقاطه. من بلغ خمس عشرة من عشرين فليدخل ويلبس الواقيات، فهو يرى أكثر من معظم اللاعبين.</p>`,
  },
  {
    slug: 'what-parents-shout',
    title: 'What parents shout, and what children hear',
    ar_title: 'ما يصرخ به الأهل وما يسمعه الأطفال',
    sport: 'basketball',
    age: 46,
    excerpt:
      'We asked forty academy children what helps them from the sideline. The winner was silence, followed by their own name.',
    ar_excerpt: 'سألنا أربعين طفلًا في الأكاديمية عمّا يساعدهم من خارج الخط. فاز الصمت، وتلاه اسمهم.',
    body: `<p>For three weeks Marcus Bell put a small board beside the court. After each session the children placed a sticker under the words that had helped them and the words that had not.</p>
<p>“Shoot!” got no stickers at all on the good side. “Well tried” got eleven. A thumb held up from the bench got nineteen. Saying nothing got twenty-six.</p>
<h2>What we changed</h2>
<p>Parents now sit on the long side, level with the halfway line, with coffee. Coaches speak when the ball is dead. And on the last Thursday of the month the children sit on the bench and the parents play, which has made everyone more polite.</p>`,
    ar_body: `<p>على مدى ثلاثة أسابيع وضع ماركوس بيل لوحة صغيرة بجانب الملعب. وبعد كل حصة كان الأطفال يلصقون علامة تحت الكلمات التي ساعدتهم والكلمات التي لم تساعدهم.</p>
<p>لم تنل «سدّد!» أي علامة في الجانب الجيد. ونالت «محاولة جميلة» إحدى عشرة، والإبهام المرفوع من المقاعد تسع عشرة، أما الصمت فنال ستًّا وعشرين.</p>
<h2>ما الذي غيّرناه</h2>
<p>يجلس الأهل الآن على الجانب الطويل عند خط المنتصف ومعهم القهوة. ويتكلم المدربون حين تتوقف الكرة. وفي آخر خميس من الشهر يجلس الأطفال على المقاعد ويلعب الأهل، فصار الجميع أكثر لطفًا.</p>`,
  },
  {
    slug: 'quiet-hours',
    title: 'Quiet hours: when the sheds belong to you',
    ar_title: 'الساعات الهادئة: حين تكون العنابر لك وحدك',
    sport: 'badminton',
    age: 55,
    excerpt:
      'Between one and four the courts cost half with Off-Peak and sound like a library. A short list of things to do with them.',
    ar_excerpt:
      'بين الواحدة والرابعة يهبط سعر الملاعب إلى النصف مع عضوية خارج الذروة، وتصير هادئة كمكتبة. إليك ما يمكن أن تفعله بها.',
    body: `<p>The sheds in Al Quoz were built for cold storage, and they remember it. At two in the afternoon it is forty degrees outside and twenty-three on court five, and the only sound is a shuttle being hit by two retired pharmacists.</p>
<p>Bring work: there are sockets along the east wall and nobody minds. Bring a ball machine: ours is free before four. Bring your mother, who says she is too old; the pharmacists are older.</p>
<p>Off-Peak members pay half until four, Sunday to Thursday. Everyone else pays less than in the evening anyway.</p>`,
    ar_body: `<p>بُنيت عنابر القوز لتكون مخازن تبريد، وما زالت تتذكر ذلك. ففي الثانية ظهرًا تبلغ الحرارة في الخارج أربعين درجة وفي الملعب الخامس ثلاثًا وعشرين، ولا صوت سوى ريشة يتبادلها صيدلانيان متقاعدان.</p>
<p>أحضر عملك، فالمقابس على الجدار الشرقي ولا أحد يمانع. أو جرّب آلة الكرات، فهي مجانية قبل الرابعة. وأحضر والدتك التي تقول إنها كبرت على اللعب، فالصيدلانيان أكبر منها.</p>
<p>يدفع أعضاء خارج الذروة النصف حتى الرابعة من الأحد إلى الخميس، ويدفع غيرهم أقل من سعر المساء على أي حال.</p>`,
  },
  {
    slug: 'four-places-one-line',
    title: 'Four places, one line',
    ar_title: 'أربعة أماكن وخط واحد',
    sport: 'volleyball',
    age: 68,
    excerpt:
      'Where Saha comes from: a car park, a bucket of paint and a mother who would not wait for the city to build a court.',
    ar_excerpt: 'من أين جاءت ساحة: موقف سيارات ودلو طلاء وأم لم تنتظر المدينة حتى تبني ملعبًا.',
    body: `<p>In 2006 Huda Al Marri painted a five-a-side pitch on the car park behind her brother’s garage in Al Quoz, because her three children needed somewhere to be after school. She used road paint. It lasted longer than the garage.</p>
<p>Within a year there were two hundred children and a rota. Within five there was a roof, then a second shed, then the fields in Mirdif where the municipality had given up on a nursery for palms. Jaddaf came with its pool in 2014, Barsha with its glass courts in 2019.</p>
<h2>What has not changed</h2>
<p>The name: <em>saha</em> is the open yard between houses where everyone plays. And the line. The first one is still there, under the third shelf of the ball store, five centimetres wide and slightly crooked. We do not paint over it.</p>`,
    ar_body: `<p>في عام 2006 رسمت هدى المري ملعبًا خماسيًّا على موقف السيارات خلف ورشة أخيها في القوز، لأن أولادها الثلاثة احتاجوا إلى مكان بعد المدرسة. استعملت طلاء الطرق، فعاش الملعب أطول من الورشة.</p>
<p>خلال عام صار هناك مئتا طفل وجدول. وخلال خمسة أعوام صار هناك سقف، ثم عنبر ثانٍ، ثم ملاعب مردف حيث تخلّت البلدية عن مشتل للنخيل. جاءت الجداف بمسبحها عام 2014، والبرشاء بملاعبها الزجاجية عام 2019.</p>
<h2>ما الذي لم يتغير</h2>
<p>الاسم: فالساحة هي الفناء المفتوح بين البيوت حيث يلعب الجميع. والخط: فأول خط ما زال هناك، تحت الرف الثالث في مخزن الكرات، عرضه خمسة سنتيمترات ومائل قليلًا. ونحن لا نطلي فوقه.</p>`,
  },
];

/** All posts, newest first; each appears at nine in the morning of its day. */
export const blogsOf = (today: Temporal.PlainDate): Post[] =>
  posts.map(({ age, ...post }) => ({
    ...post,
    image: `courts/${post.sport}-${post.slug}.svg`,
    published_at: `${dayAfter(today, -age)} 09:00:00`,
  }));
