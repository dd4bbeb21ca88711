/**
 * Drops of files that no field takes are refused: some browsers would show such a file in place of the page, and what was
 * typed there would be gone.
 * @returns Ends it.
 */
export function refuseStrayFiles(): () => void {
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}

function refuse(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
