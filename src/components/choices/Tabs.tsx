import { useId, type KeyboardEvent, type ReactNode } from 'react';
import './tabs.css';

export interface Tab<Key extends string> {
  key: Key;
  label: ReactNode;
}

export interface TabsProps<Key extends string> {
  /** The label of the tab list. */
  label: string;
  tabs: readonly Tab<Key>[];
  value: Key;
  onChange: (key: Key) => void;
  /** At the inline end of the row, beside the tabs. */
  end?: ReactNode;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** One panel of several. Arrow keys walk along the reading direction. */
export function Tabs<Key extends string>({ label, tabs, value, onChange, end, children }: TabsProps<Key>) {
  const id = useId();

  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const now = tabs.findIndex(({ key }) => key === value);
    const last = tabs.length - 1;
    const goal = {
      [forward]: now === last ? 0 : now + 1,
      [backward]: now === 0 ? last : now - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = goal === undefined ? undefined : tabs[goal];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.key);
    document.getElementById(`${id}-${tab.key}`)?.focus();
  };

  return (
    <div className="tabbed">
      <div className="tabs">
        <div className="tabs__in" role="tablist" aria-label={label}>
          {tabs.map((tab) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-${tab.key}`}
              aria-selected={tab.key === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.key === value ? 0 : -1}
              onClick={() => onChange(tab.key)}
              onKeyDown={walk}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {end}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}
