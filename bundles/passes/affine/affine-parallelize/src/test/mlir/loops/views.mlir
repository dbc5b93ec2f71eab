// RUN: --affine-parallelize
// REFERENCE: takes a view for other memory than what it is a view of; ignores the step of a loop
func.func @view(%a: memref<10xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    %v = memref.cast %a : memref<10xf32> to memref<?xf32>
    affine.store %x, %a[%i] : memref<10xf32>
    %l = affine.load %v[%i + 1] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    %v = memref.cast %a : memref<10xf32> to memref<?xf32>
    %l = affine.load %v[%i + 1] : memref<?xf32>
    %k = affine.load %a[%i] : memref<10xf32>
  }
  return
}

func.func @step(%a: memref<10xf32>) {
  affine.for %i = 0 to 8 step 2 {
    %l = affine.load %a[%i + 1] : memref<10xf32>
    affine.store %l, %a[%i] : memref<10xf32>
  }
  return
}

func.func @unsigned(%a: memref<10xi32>, %x: i32) -> i32 {
  %r = affine.for %i = 0 to 8 iter_args(%p = %x) -> i32 {
    %l = affine.load %a[%i + 1] : memref<10xi32>
    %m = arith.minui %l, %p : i32
    affine.yield %m : i32
  }
  return %r : i32
}
