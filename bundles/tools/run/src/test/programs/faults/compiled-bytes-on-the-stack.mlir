// RUN: --engine=compiled --max-bytes=100000
// Memory on the stack of nested calls; a loop that allocates in each iteration needs it only once.
func.func @deeper(%n: index) {
  %m = memref.alloca() : memref<1000xi8> // expected: exceeds the limit of 100000 bytes
  func.call @deeper(%n) : (index) -> ()
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000 : index
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.alloca() : memref<1000xi8>
  }
  func.call @deeper(%n) : (index) -> ()
  return
}
