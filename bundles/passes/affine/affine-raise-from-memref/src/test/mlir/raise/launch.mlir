// RUN: --affine-raise-from-memref
// The arguments of a launch are symbols; a variable of a loop around it is a dimension.
func.func @f(%m: memref<?xf32>, %x: f32, %n: index) {
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 10 {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
      %a = arith.addi %bx, %tx : index
      memref.store %x, %m[%a] : memref<?xf32>
      memref.store %x, %m[%i] : memref<?xf32>
      memref.store %x, %m[%n] : memref<?xf32>
      gpu.terminator
    }
  }
  return
}
