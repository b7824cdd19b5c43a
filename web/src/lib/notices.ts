// A notice of the system when it is my turn and the page is not to be seen.
import { set, settings } from "./settings.svelte";

export const canNotify = (): boolean => "Notification" in window;

/** Ask the browser for the permission; the setting is on only if it was given. */
export async function allowNotices(): Promise<boolean> {
  const given = canNotify() && (await Notification.requestPermission()) === "granted";
  set({ notify: given });
  return given;
}

export async function notice(title: string, body: string): Promise<void> {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  const options = { body, tag: "turn", icon: "/icon-192.png", data: location.href };
  // Phones show notices only by way of the service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
