/** Notices on this device. */
export const words = {
  tell: 'Avisarme en este dispositivo cuando llamen mi partido',
  on: 'Activado: «Mesa 4, ahora» llega aunque la página esté cerrada.',
  off: 'Desactivado. La llamada aparece siempre en esta página.',
  denied: 'El navegador no deja que Tento te avise. Permite las notificaciones de este sitio en los ajustes del navegador.',
  failed: 'El servicio de avisos del navegador no respondió. Inténtalo de nuevo; la llamada aparece siempre en esta página.',
  unsupported: 'Este navegador no recibe avisos (en un iPhone, añade Tento a la pantalla de inicio). La llamada aparece siempre en esta página.',
};
