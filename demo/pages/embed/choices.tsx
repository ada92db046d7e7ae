import { dateInWords } from '../../../src/form/input-in-words.ts';
import type { Request } from '../../../src/form/inputs.ts';
import { message, t } from '../../../src/form/language/language.ts';
import { formatClock } from '../../../src/form/numbers/clock.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { CurrencyChoice } from '../../components/form/currency-choice.tsx';
import { shortened } from '../../language/beginning.ts';
import { languageNames } from '../../language/language-names.ts';
import { isLanguage, languageCodes } from '../../language/languages.ts';
import {
  type EmbeddedField,
  type EmbeddedTool,
  type Embedding,
  givenValue,
  type Place,
  placeOf,
  possiblePlaces,
  withPlace,
} from '../../model/embedding.ts';

interface Properties {
  readonly tools: readonly EmbeddedTool[];
  readonly tool: EmbeddedTool;
  readonly embedding: Embedding;
  readonly request: Request;
  readonly onChange: (changed: Partial<Embedding>) => void;
  readonly onTool: (slug: string) => void;
}

/** What someone can choose about the element of a tool. */
export function Choices({ tools, tool, embedding, request, onChange, onTool }: Properties) {
  return (
    <section class="card embed-choices" aria-labelledby="choices">
      <h2 id="choices">{t('Settings')}</h2>
      <ToolChoice tools={tools} slug={tool.slug} onChange={onTool} />
      <LanguageChoice
        language={embedding.language}
        onChange={(language) => onChange({ language })}
      />
      {tool.hasMoney && (
        <CurrencyChoice
          currency={embedding.currency}
          onChange={(currency) => onChange({ currency })}
        />
      )}
      <PlaceChoices {...{ tool, embedding, request, onChange }} />
      <label class="check">
        <input
          type="checkbox"
          checked={embedding.isReadOnly}
          onChange={({ currentTarget }) => onChange({ isReadOnly: currentTarget.checked })}
        />
        {t('Visitors cannot change anything')}
      </label>
    </section>
  );
}

interface ToolChoiceProperties {
  readonly tools: readonly EmbeddedTool[];
  readonly slug: string;
  readonly onChange: (slug: string) => void;
}

function ToolChoice({ tools, slug, onChange }: ToolChoiceProperties) {
  const families = [...new Set(tools.map(({ family }) => family))];
  return (
    <div class="field">
      <label for="tool">{t('Tool')}</label>
      <select
        id="tool"
        value={slug}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {families.map((family) => (
          <optgroup key={family} label={family}>
            {tools
              .filter((tool) => tool.family === family)
              .map(({ slug: value, name }) => (
                <option key={value} value={value} selected={value === slug}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

interface LanguageChoiceProperties {
  readonly language: Embedding['language'];
  readonly onChange: (language: Embedding['language']) => void;
}

function LanguageChoice({ language, onChange }: LanguageChoiceProperties) {
  return (
    <label class="choice">
      <span>{t('Language')}</span>
      <select
        value={language}
        onChange={({ currentTarget: { value } }) => isLanguage(value) && onChange(value)}
      >
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={code} selected={code === language}>
            {languageNames[code]}
          </option>
        ))}
      </select>
    </label>
  );
}

const labels: Readonly<Record<Exclude<Place, 'fixed'>, string>> = {
  shown: message('Shown'),
  omitted: message('Hidden'),
};

type PlaceChoicesProperties = Omit<Properties, 'tools' | 'onTool'>;

/** Lets someone show, hide or fix the fields that leave a choice. */
function PlaceChoices({ tool, embedding, request, onChange }: PlaceChoicesProperties) {
  const fields = tool.fields.filter((field) => possiblePlaces(field, request).length > 1);
  if (fields.length === 0) return null;
  return (
    <fieldset class="embed-places">
      <legend>{t('Fields')}</legend>
      <p class="note">{t('The tool opens with what you type into the preview.')}</p>
      {fields.map((field) => (
        <PlaceChoice
          key={field.name}
          {...{ field, request }}
          place={placeOf(embedding, field.name)}
          onChange={(place) => onChange(withPlace(embedding, field.name, place))}
        />
      ))}
    </fieldset>
  );
}

interface PlaceChoiceProperties {
  readonly field: EmbeddedField;
  readonly request: Request;
  readonly place: Place;
  readonly onChange: (place: Place) => void;
}

function PlaceChoice({ field, request, place, onChange }: PlaceChoiceProperties) {
  const places = possiblePlaces(field, request);
  return (
    <label class="choice">
      <span>{field.title}</span>
      <select
        value={place}
        onChange={({ currentTarget: { value } }) => {
          const chosen = places.find((one) => one === value);
          if (chosen) onChange(chosen);
        }}
      >
        {places.map((one) => (
          <option key={one} value={one} selected={one === place}>
            {one === 'fixed'
              ? t('Always {value}', { value: textOf(field, givenValue(field, request)) })
              : t(labels[one])}
          </option>
        ))}
      </select>
    </label>
  );
}

const longestShown = 24;

function textOf({ kind, options }: EmbeddedField, value: unknown): string {
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (kind === 'date') return dateInWords(text) ?? text;
  if (kind === 'time') return formatClock(text);
  return shortened(Object.hasOwn(options, text) ? (options[text] ?? text) : text, longestShown);
}
