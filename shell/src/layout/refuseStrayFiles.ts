/**
 * Refuses dropped files that no field accepts: some browsers would open such a file in place of the page, and unsaved
 * changes would be lost.
 * @returns A function that stops this.
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
