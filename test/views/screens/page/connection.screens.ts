/** What says that the device is offline: one line, told once, and nothing when it is not (F41). */
import { connection } from '../../../models/connection/connection.law.ts';
import { status, type Screens } from '../../../support/screens/screens.ts';

export const connectionScreens: Screens = {
  law: connection,
  screens: {
    there: [],
    wavering: [],
    lost: [
      status(['You are offline. What you see may be out of date.', 'أنت غير متصل بالإنترنت. قد يكون ما تراه غير محدَّث.']),
    ],
  },
};
