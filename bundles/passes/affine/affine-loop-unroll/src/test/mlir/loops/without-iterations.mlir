// RUN: --affine-loop-unroll
// REFERENCE: executes left over iterations if the upper bound is less than the lower one
#sum = affine_map<(d0)[s0] -> (d0 + s0)>
func.func @zero(%n: index, %m: memref<?xindex>) {
  affine.for %i = 0 to %n {
    affine.store %i, %m[%i] : memref<?xindex>
  }
  return
}
func.func @twice(%n: index, %m: memref<?xindex>) {
  affine.for %i = 0 to #sum(%n)[%n] {
    affine.store %i, %m[%i] : memref<?xindex>
  }
  return
}
func.func @step(%n: index, %m: memref<?xindex>) {
  affine.for %i = %n to #sum(%n)[%n] step 2 {
    affine.store %i, %m[%i] : memref<?xindex>
  }
  return
}
