/** One of several values, each with its name. */
export function Choice<K extends string>(props: {
  name: string;
  value: K;
  values: Readonly<Record<K, string>>;
  onChange: (value: K) => void;
}) {
  return (
    <label className="field">
      <span>{props.name}</span>
      <select value={props.value} onChange={(e) => props.onChange(e.currentTarget.value as K)}>
        {Object.entries(props.values).map(([value, name]) => (
          <option key={value} value={value}>
            {name as string}
          </option>
        ))}
      </select>
    </label>
  );
}
