/** Notices on this device. */
export const words = {
  tell: 'Avisar neste aparelho quando meu jogo for chamado',
  on: 'Ligado: “Mesa 4, agora” chega mesmo com a página fechada.',
  off: 'Desligado. A chamada aparece sempre nesta página.',
  denied: 'O navegador não deixa o Tento avisar. Libere as notificações deste site nos ajustes do navegador.',
  failed: 'O serviço de avisos do navegador não respondeu. Tente de novo; a chamada aparece sempre nesta página.',
  unsupported: 'Este navegador não recebe avisos (no iPhone, ponha o Tento na tela de início). A chamada aparece sempre nesta página.',
};
