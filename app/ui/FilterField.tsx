import { useId } from 'react';

interface FilterFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** What is left, in words. */
  readonly status: string;
}

/** A field that narrows down what stands below it. */
export function FilterField({ label, placeholder, text, onChange, status }: FilterFieldProps) {
  const id = useId();
  return (
    <div className="filter-field" data-needs-script>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <output htmlFor={id}>{status}</output>
    </div>
  );
}
