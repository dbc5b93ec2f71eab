// RUN: --affine-scalrep
// REFERENCE: overlooks that the next iteration of a loop that is not affine executes the store before the load
func.func @f(%x: f32, %y: f32, %n: index, %k: index) -> f32 {
  %m = memref.alloc() : memref<16xf32>
  affine.store %x, %m[symbol(%n) + 1] : memref<16xf32>
  %r = scf.for %i = %n to %k step %k iter_args(%a = %y) -> f32 {
    %1 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
    affine.for %j = 1 to 8 {
      affine.store %a, %m[%j * 2] : memref<16xf32>
    }
    scf.yield %1 : f32
  }
  memref.dealloc %m : memref<16xf32>
  return %r : f32
}

// The elements that the loop stores to are others.
func.func @others(%x: f32, %y: f32, %n: index, %k: index) -> f32 {
  %m = memref.alloc() : memref<16xf32>
  affine.store %x, %m[3] : memref<16xf32>
  %r = scf.for %i = %n to %k step %k iter_args(%a = %y) -> f32 {
    %1 = affine.load %m[3] : memref<16xf32>
    affine.for %j = 1 to 8 {
      affine.store %a, %m[%j * 2] : memref<16xf32>
    }
    scf.yield %1 : f32
  }
  memref.dealloc %m : memref<16xf32>
  return %r : f32
}
