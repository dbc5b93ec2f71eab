// RUN: --mlir-version=19.1 --arith-int-narrowing=int-bitwidths-supported=8,32 --allow-unregistered-dialect
// Indices with small ranges become narrow integers.
func.func @f(%n: index, %m: memref<10xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  scf.for %i = %c0 to %c100 step %c1 {
    %0 = arith.index_cast %i : index to i32
    %1 = arith.index_castui %i : index to i32
    "test.use"(%0, %1) : (i32, i32) -> ()
  }
  return
}
