// RUN: --mlir-print-op-generic --allow-unregistered-dialect
// REFERENCE: reads the spelling of its own version only.

// The result of the assumption is its operand in MLIR 19.1.
func.func @newest(%m: memref<4xf32>) -> memref<4xf32> {
  %r = memref.assume_alignment %m, 16 : memref<4xf32>
  %s = memref.assume_alignment %r, 32 {x} : memref<4xf32>
  return %s : memref<4xf32>
}

func.func @former(%m: memref<4xf32>, %i: index) -> f32 {
  "memref.assume_alignment"(%m) <{alignment = 8 : i32}> {x} : (memref<4xf32>) -> ()
  %0 = memref.load %m[%i] {alignment = 8 : i64} : memref<4xf32>
  return %0 : f32
}
