import { Bmi } from '../bmi';

const worker = process.env.NODE_ENV === 'production' ? '/sw.js' : undefined;

export default function Page() {
  return <Bmi worker={worker} />;
}
