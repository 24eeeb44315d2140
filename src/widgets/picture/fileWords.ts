/** What is said of a file that is not sent (Q5.4.e); apart from the words of persons, which every page has. */
import { msg } from '@lingui/core/macro';

export const fileSizeFaults = {
  fileEmpty: msg`That file is empty: please choose another one`,
  fileLarge: msg`That file is too large: 5 MB at most`,
};
