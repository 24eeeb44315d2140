import { plural } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import './button.css';

const looks = {
  /** One more tile of a grid of times. */
  tile: 'more',
  /** Below cards. */
  line: 'btn btn--line courts__more',
  /** The last of a row of chips. */
  chip: 'btn btn--line btn--s',
};

interface ShowMoreProps {
  /** How many are not shown; at none there is nothing to press. */
  count: number;
  look: keyof typeof looks;
  onMore: () => void;
}

/** Shows more of a list; its accessible name says of what. */
export function ShowMore({ count, look, onMore }: ShowMoreProps) {
  if (count <= 0) return null;
  const { name, text } = look === 'tile' ? timesIn(count) : choicesIn(count);
  return (
    <button className={looks[look]} type="button" aria-label={name} onClick={onMore}>
      {text}
    </button>
  );
}

/* Arabic says what it counts even where English says the number alone. */

const timesIn = (moreTimes: number) => ({
  name: plural(moreTimes, { one: '# more time', other: '# more times' }),
  text: <Plural value={moreTimes} one="# more" other="# more" />,
});

const choicesIn = (moreOfThem: number) => ({
  name: plural(moreOfThem, { one: '# more to choose from', other: '# more to choose from' }),
  text: <Plural value={moreOfThem} one="# more" other="# more" />,
});
