'use client';

import { useEffect, useState } from 'react';
import { install } from 'toolworker/client';

export function Bmi({ worker }) {
  const [text, setText] = useState('');
  useEffect(() => {
    computeBmi(worker).then(setText);
  }, [worker]);
  return <p>{text}</p>;
}

async function computeBmi(worker) {
  const { status, message } = await install({ worker });
  if (status !== 'controlled') console.warn(message);
  const response = await fetch('/api/bmi-calculator', {
    method: 'POST',
    body: '{"unit":"metric","height":180,"weight":81}',
  });
  const { result } = await response.json();
  return `BMI ${result.bmi}, ${status}`;
}
