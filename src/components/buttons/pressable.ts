import './pressable.css';

/*
 * React Aria writes a style of its own into the head, which the page's policy forbids. It does not where it finds one by
 * this name: so that it finds one, and its rule stands in a file of ours.
 */
const id = 'react-aria-pressable-style';
if (document.getElementById(id) === null) {
  const mark = document.createElement('meta');
  mark.id = id;
  document.head.append(mark);
}
