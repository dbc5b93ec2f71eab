// RUN: --test-print-liveness 2>&1
// Blocks that nothing reaches, with values of their own and of others.

module @unreachable {
  func.func @f(%n: index) {
    return
  ^dead:
    %0 = arith.addi %n, %n : index
    cf.br ^end(%0 : index)
  ^end(%x: index):
    %1 = arith.addi %x, %n : index
    cf.br ^end(%1 : index)
  }
}
