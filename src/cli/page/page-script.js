/** Opens the tool that the address names. */
function openTool() {
  const tool = document.getElementById(location.hash.slice(1));
  if (tool) tool.open = true;
}

async function send(form) {
  const { request, answer, submit } = form.elements;
  submit.disabled = true;
  answer.value = await call(form.action, request.value);
  submit.disabled = false;
}

async function call(url, body) {
  try {
    const response = await fetch(url, { method: 'POST', body });
    return `Status ${response.status}\n${JSON.stringify(await response.json(), null, 2)}`;
  } catch {
    return 'The server did not answer. Is it still running?';
  }
}

for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send(form);
  });
}
addEventListener('hashchange', openTool);
openTool();
