// RUN: --canonicalize
// REFERENCE: does not look into the condition, which frees the clone, and reads the source behind it.
func.func @main() -> i64 {
  %c = arith.constant true
  %z = arith.constant 0 : index
  %k = arith.constant 7 : i64
  %a = memref.alloc() : memref<1xi64>
  memref.store %k, %a[%z] : memref<1xi64>
  %b = bufferization.clone %a : memref<1xi64> to memref<1xi64>
  %d = call @yes() : () -> i1
  scf.if %d {
    memref.dealloc %b : memref<1xi64>
  }
  %x = memref.load %a[%z] : memref<1xi64>
  memref.dealloc %a : memref<1xi64>
  return %x : i64
}
func.func private @yes() -> i1 attributes {no_inline} {
  %c = arith.constant true
  return %c : i1
}
