// RUN: --test-scf-pipelining=annotate
// Operations are marked by their part of the result.
func.func @f(%A: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %x = memref.load %A[%i] {__test_pipelining_stage__ = 0, __test_pipelining_op_order__ = 1} : memref<?xf32>
    memref.store %x, %A[%i] {__test_pipelining_stage__ = 1, __test_pipelining_op_order__ = 0} : memref<?xf32>
  } {__test_pipelining_loop__}
  return
}
