// RUN: --test-scf-pipelining=no-epilogue-peeling --verify-diagnostics
// The values that an operation uses in its region are computed before it.
func.func @f(%m: memref<?xf32>, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%i] {__test_pipelining_stage__ = 1, __test_pipelining_op_order__ = 1} : memref<?xf32>
// expected-error @below {{operation scheduled before its operands}}
    scf.if %b {
      memref.store %x, %m[%i] : memref<?xf32>
    } {__test_pipelining_stage__ = 0, __test_pipelining_op_order__ = 0}
  } {__test_pipelining_loop__}
  return
}
