import './color-converter.css';
import { useState } from 'preact/hooks';
import { CopyButton } from '../../components/copy-button.tsx';
import { formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { linkTo } from '../fill-form.ts';
import {
  black,
  type Channels,
  channelsOf,
  contrast,
  cutRatio,
  hexOf,
  levelOf,
  mix,
  steps,
  white,
} from './colors.ts';
import { notations } from './notations.ts';

/** How text reads on the color, and lighter and darker ones. */
export function More({ result: { r, g, b } }: Shown<'color-converter'>) {
  const color: Channels = [r, g, b];
  return (
    <>
      <Contrasts color={color} />
      <section class="card extra" aria-labelledby="tints">
        <h2 id="tints">Tints and shades</h2>
        <Mixes color={color} other={white} label={(part, hex) => `${part}% white: ${hex}`} />
        <Mixes color={color} other={black} label={(part, hex) => `${part}% black: ${hex}`} />
        <p class="note">
          Each step adds 10% of white, or of black. Choose a color to convert that one.
        </p>
      </section>
      <section class="card extra" aria-labelledby="notations">
        <h2 id="notations">Other notations</h2>
        <dl class="figures">
          {notations(color).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span class="value">{text}</span>
                <CopyButton text={() => text} subject={name} />
              </dd>
            </div>
          ))}
        </dl>
        <p class="note">
          CMYK is computed without the profile of a printer, so printed colors will differ.
        </p>
      </section>
    </>
  );
}

interface ColorProperties {
  readonly color: Channels;
}

function Contrasts({ color }: ColorProperties) {
  const [typed, setTyped] = useState('#1d3557');
  const second = channelsOf(typed);
  return (
    <section class="card extra" aria-labelledby="contrast">
      <h2 id="contrast">Text on this color</h2>
      <table class="contrasts">
        <thead>
          <tr>
            <th scope="col">Text</th>
            <th scope="col">Ratio</th>
            <th scope="col">Normal</th>
            <th scope="col">Large</th>
          </tr>
        </thead>
        <tbody>
          <Contrast color={color} text={white} name="White" />
          <Contrast color={color} text={black} name="Black" />
          {second && <Contrast color={color} text={second} name="Other" />}
        </tbody>
      </table>
      <div class="field">
        <label for="second">Compare with another color</label>
        <div class="control">
          <input
            id="second"
            type="text"
            autocomplete="off"
            spellcheck={false}
            value={typed}
            aria-describedby="second-hint"
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <input
            type="color"
            aria-label="Pick the other color"
            value={hexOf(second ?? black)}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
        <p class="hint" id="second-hint">
          {second
            ? 'Contrast by WCAG 2. Text is large from 24 pixels on, or from 19 pixels if it is bold.'
            : 'Write it as 3 or 6 hexadecimal digits, such as #1d3557.'}
        </p>
      </div>
    </section>
  );
}

interface ContrastProperties extends ColorProperties {
  readonly text: Channels;
  readonly name: string;
}

function Contrast({ color, text, name }: ContrastProperties) {
  const ratio = contrast(color, text);
  return (
    <tr>
      <th scope="row">
        {/* A sample may be hard to read, and repeats the name. */}
        <svg class="sample" style={{ backgroundColor: hexOf(color) }} aria-hidden="true">
          <text x="8" y="26" class="large" fill={hexOf(text)}>
            {name}
          </text>
          <text x="8" y="47" fill={hexOf(text)}>
            Normal text
          </text>
        </svg>
        <span class="hidden">{name}</span>
      </th>
      <td>{formatNumber(cutRatio(ratio))}&nbsp;:&nbsp;1</td>
      <Level level={levelOf(ratio, 'text')} />
      <Level level={levelOf(ratio, 'large')} />
    </tr>
  );
}

function Level({ level }: { readonly level: string | undefined }) {
  return level ? <td class="passes">{level}</td> : <td class="fails">Fails</td>;
}

interface MixProperties extends ColorProperties {
  readonly other: Channels;
  readonly label: (percent: number, hex: string) => string;
}

function Mixes({ color, other, label }: MixProperties) {
  return (
    <ul class="mixes">
      {steps.map((percent) => {
        const hex = hexOf(mix(color, other, percent / 100));
        return (
          <li key={percent}>
            <a
              href={linkTo({ color: hex, from: 'hex' })}
              title={label(percent, hex)}
              style={{ backgroundColor: hex }}
            >
              <span class="hidden">{label(percent, hex)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
