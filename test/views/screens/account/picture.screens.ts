/** What a customer finds who chooses a picture of a person and cuts it (R3.7.10, R5.4.9, R8.1.6). */
import { picture } from '../../../models/picture/picture.law.ts';
import {
  alert,
  button,
  dialog,
  file,
  heading,
  part,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const label: Bilingual = ['Picture optional', 'Picture اختياري'];
const slider = part('slider');
const title: Bilingual = ['What shall be seen?', 'ما الذي يظهر من الصورة؟'];

const kinds = text(['Choose a file or drop it here JPEG, PNG', 'اختر ملفًا أو أفلته هنا JPEG, PNG']);

interface Cut {
  readonly zoom?: string;
  readonly isBusy?: boolean;
  readonly problem?: Bilingual;
}
const cropping = ({ zoom = '1', isBusy = false, problem }: Cut = {}): Screen => [
  dialog(title),
  ...(isBusy ? [] : [button(['Close', 'إغلاق'])]),
  heading(title),
  text(['The picture you chose', 'الصورة التي اخترتها']),
  slider(['Enlarge', 'تكبير'], { value: zoom }),
  slider(['Left and right', 'يمينًا ويسارًا'], { value: '0.5' }),
  slider(['Up and down', 'أعلى وأسفل'], zoom === '1' ? { value: '0.5', is: 'disabled' } : { value: '0.5' }),
  ...(problem ? [alert(problem)] : []),
  button(['Cancel', 'إلغاء'], isBusy ? { is: 'disabled' } : {}),
  button(['Use this picture', 'استخدم هذه الصورة'], isBusy ? { is: 'busy' } : {}),
];

export const pictureScreens: Screens = {
  law: picture,
  screens: {
    resting: [file(label), kinds],
    refused: [
      file(label, {
        is: 'wrong',
        says: [
          [
            'Invalid file type. Please upload a valid file type (jpeg, png)',
            'نوع الملف غير صالح. يُرجى رفع ملف من نوع صالح (jpeg, png)',
          ],
        ],
      }),
      kinds,
    ],
    // Nothing is on its way to the server yet.
    reading: [
      file(label, { is: 'busy' }),
      text(['A picture is chosen', 'تم اختيار صورة']),
      status(['Opening…', 'جارٍ الفتح…']),
    ],
    cropping: cropping(),
    enlarged: cropping({ zoom: '2' }),
    notCut: cropping({
      problem: [
        'This picture cannot be read. Please choose another one.',
        'تعذّرت قراءة هذه الصورة. يُرجى اختيار صورة أخرى.',
      ],
    }),
    cutting: cropping({ isBusy: true }),
  },
};
