// RUN: --engine=compiled --max-bytes=10000000
// Buffers that are never freed.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000000 : index
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.alloc() : memref<1000xi8> // expected: exceeds the limit of 10000000 bytes
  }
  return
}
