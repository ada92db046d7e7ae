import { Bmi } from './bmi';

export default function Page() {
  return <Bmi />;
}
