// RUN: --affine-parallelize=max-nested=1
func.func @matmul(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %1 = affine.load %a[%i, %k] : memref<64x64xf32>
        %2 = affine.load %b[%k, %j] : memref<64x64xf32>
        %3 = affine.load %c[%i, %j] : memref<64x64xf32>
        %4 = arith.mulf %1, %2 : f32
        %5 = arith.addf %3, %4 : f32
        affine.store %5, %c[%i, %j] : memref<64x64xf32>
      }
    }
  }
  return
}

func.func @bounds(%m: memref<?xvector<4xf32>>, %p: index, %q: index, %r: index) {
  affine.for %j = 0 to 10 {
    affine.for %i = max affine_map<(d0, d1) -> (d0, d1)>(%p, %j)
        to min affine_map<(d0, d1) -> (d0, d1)>(%q, %r) step 3 {
      %0 = affine.load %m[%i] : memref<?xvector<4xf32>>
      affine.store %0, %m[%i] : memref<?xvector<4xf32>>
    }
  }
  return
}
