import type { Asked } from '../../host/game-host.ts';
import { type Given, holderOf, shortTexts } from './assigning.ts';

/** More options than this are a list to open, not a row of buttons; unless they are mere numbers. */
const ROW = 6;

export type Item = Asked['items'][number];

type Props = {
  readonly asked: Asked;
  readonly item: Item;
  readonly given: Given;
  /** What is taken on the table is for this one. */
  readonly isFilled: boolean;
  /** Digits choose among its numbers. */
  readonly digits: boolean;
  readonly onChoose: (option: string) => void;
  /** The player points at an option, or no longer at any. */
  readonly onPoint: (option: string | null) => void;
  readonly onLook: () => void;
  readonly onEnter: () => void;
};

/** One entry with its options: small buttons where they are numbers, a row where they are few, otherwise a list. */
export function AssignItem(props: Props) {
  const { asked, item, given, isFilled } = props;
  const enter = (): void => {
    props.onLook();
    props.onEnter();
  };
  const alike = asked.items.every((i) => i.options.length === asked.options.length);
  /** Where all items have the same options, they have them in the same order. */
  const ids = alike ? asked.options.map((o) => o.id) : item.options;
  const optionOf = (id: string) => asked.options.find((o) => o.id === id);
  const texts = ids.map((id) => optionOf(id)?.text ?? id);
  const numbers = shortTexts(texts);
  const about = optionOf(given[item.id] ?? '')?.about ?? '';
  if (numbers === null && ids.length > ROW)
    return (
      <label className={isFilled ? 'field assign is-filled' : 'field assign'} onMouseEnter={props.onLook}>
        <span>{item.text}</span>
        <select value={given[item.id] ?? ''} onFocusIn={enter} onChange={(e) => props.onChoose(e.currentTarget.value)}>
          {ids.map((id, n) => (
            <option key={id} value={id}>
              {texts[n]}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <fieldset
      className={isFilled ? 'assign is-filled' : 'assign'}
      aria-current={isFilled ? 'step' : undefined}
      onMouseEnter={props.onLook}
      onFocusIn={enter}
    >
      <legend>{item.text}</legend>
      <div className={numbers === null ? 'choices' : 'choices numbers'}>
        {ids.map((id, n) => {
          const other = asked.eachForOne ? holderOf(asked, given, item, id) : undefined;
          const whole = other === undefined ? texts[n] : `${texts[n]} (${other.text})`;
          const short = numbers?.[n];
          return (
            <label
              key={id}
              className={other === undefined ? undefined : 'is-taken'}
              title={short === undefined ? undefined : whole}
              onMouseEnter={() => props.onPoint(id)}
              onMouseLeave={() => props.onPoint(null)}
            >
              <input
                type="radio"
                name={`${asked.id} ${item.id}`}
                checked={given[item.id] === id}
                aria-label={short === undefined ? undefined : whole}
                data-key={props.digits && short !== undefined && /^[1-9]$/.test(short) ? short : undefined}
                onChange={() => props.onChoose(id)}
                onFocusIn={() => props.onPoint(id)}
              />{' '}
              {short ?? texts[n]}
            </label>
          );
        })}
      </div>
      {about && <p className="about small">{about}</p>}
    </fieldset>
  );
}
