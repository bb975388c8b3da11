/** Passkeys: the browser's own way to make and to show a key. What is bytes there is base64 for addresses here. */
import { post } from './api';

type NewKeyAsked = { challenge: string; site: string; user: string; name: string; known: string[]; algorithms: number[] };
type KeyAsked = { challenge: string; site: string };
export type PasskeyShown = { id: string; name: string; created: number; used: number };

/** Whether this browser can have passkeys under this address: they need https or this machine, and a name, not a number. */
export const canPasskey = (): boolean =>
  window.isSecureContext && typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ''));

export function toText(bytes: ArrayBuffer): string {
  const signs = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}

/** The reader closed the browser's own dialogue, or it was not there in time: that is no error. */
export const wasDismissed = (error: unknown): boolean => error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Makes a key on this device and tells the house. */
export async function addPasskey(password: string, name: string): Promise<void> {
  const asked = await post<NewKeyAsked>('/me/passkeys/begin', { password });
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: toBytes(asked.challenge),
      rp: { id: asked.site, name: 'Tento' },
      user: { id: new TextEncoder().encode(asked.user), name: asked.name, displayName: asked.name },
      pubKeyCredParams: asked.algorithms.map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      excludeCredentials: asked.known.map((id) => ({ type: 'public-key', id: toBytes(id) })),
      attestation: 'none',
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  await post('/me/passkeys', {
    name,
    id: toText(made.rawId),
    client_data: toText(response.clientDataJSON),
    attestation: toText(response.attestationObject),
  });
}

/** What a key of this device shows, for the house to let its owner in. */
export async function showPasskey(): Promise<Record<string, string>> {
  const asked = await post<KeyAsked>('/passkey/begin');
  const shown = (await navigator.credentials.get({
    publicKey: { challenge: toBytes(asked.challenge), rpId: asked.site, userVerification: 'required' },
  })) as PublicKeyCredential;
  const response = shown.response as AuthenticatorAssertionResponse;
  return {
    id: toText(shown.rawId),
    client_data: toText(response.clientDataJSON),
    authenticator_data: toText(response.authenticatorData),
    signature: toText(response.signature),
    user_handle: toText(response.userHandle ?? new ArrayBuffer(0)),
  };
}
