// RUN: --affine-raise-from-memref
// Other computations, variables of other loops, carried values and products of dimensions are not affine.
func.func @f(%m: memref<?x?xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 iter_args(%s = %n) -> index {
      %a = arith.muli %i, %j : index
      memref.store %x, %m[%a, %j] : memref<?x?xf32>
      %b = arith.divui %i, %c2 : index
      memref.store %x, %m[%j, %b] : memref<?x?xf32>
      %c = arith.subi %i, %c2 : index
      memref.store %x, %m[%c, %j] : memref<?x?xf32>
      memref.store %x, %m[%s, %j] : memref<?x?xf32>
      affine.yield %c : index
    }
  }
  scf.for %i = %c0 to %n step %c2 {
    memref.store %x, %m[%i, %c2] : memref<?x?xf32>
  }
  return
}

gpu.module @device {
  gpu.func @g(%m: memref<?xf32>, %i: index, %x: f32) kernel {
    memref.store %x, %m[%i] : memref<?xf32>
    gpu.return
  }
}
