// RUN: --mlir-version=19.1 --affine-parallelize=parallel-reductions=1
// Reductions, and what an iteration may do.
func.func @r(%in: memref<10xf32>, %x: f32, %n: index, %ii: memref<10xi32>, %y: i32) -> (f32, f32, i32, i32) {
  %a:2 = affine.for %i = 2 to 10 step 3 iter_args(%p = %x, %q = %x) -> (f32, f32) {
    %ld = affine.load %in[%i] : memref<10xf32>
    %1 = arith.addf %ld, %p : f32
    %m = arith.mulf %ld, %ld : f32
    %2 = arith.maximumf %q, %m : f32
    affine.yield %1, %2 : f32, f32
  }
  %b:2 = affine.for %i = affine_map<()[s0] -> (s0)>()[%n] to 10 iter_args(%p = %y, %q = %y) -> (i32, i32) {
    %ld = affine.load %ii[%i] : memref<10xi32>
    %1 = arith.maxsi %ld, %p : i32
    %m = arith.muli %ld, %ld : i32
    %2 = arith.addi %q, %m : i32
    %3 = arith.addi %2, %m : i32
    affine.yield %1, %3 : i32, i32
  }
  return %a#0, %a#1, %b#0, %b#1 : f32, f32, i32, i32
}
func.func @k(%ii: memref<10xi32>, %y: i32, %ff: memref<10xf32>, %z: f32) {
  affine.for %i = 0 to 10 iter_args(%p = %y) -> (i32) {
    %ld = affine.load %ii[%i] : memref<10xi32>
    %1 = arith.muli %ld, %p : i32
    affine.yield %1 : i32
  }
  affine.for %i = 0 to 10 iter_args(%p = %y) -> (i32) {
    %ld = affine.load %ii[%i] : memref<10xi32>
    %1 = arith.andi %ld, %p : i32
    affine.yield %1 : i32
  }
  affine.for %i = 0 to 10 iter_args(%p = %y) -> (i32) {
    %ld = affine.load %ii[%i] : memref<10xi32>
    %1 = arith.ori %ld, %p : i32
    affine.yield %1 : i32
  }
  affine.for %i = 0 to 10 iter_args(%p = %z) -> (f32) {
    %ld = affine.load %ff[%i] : memref<10xf32>
    %1 = arith.mulf %ld, %p : f32
    affine.yield %1 : f32
  }
  affine.for %i = 0 to 10 iter_args(%p = %z) -> (f32) {
    %ld = affine.load %ff[%i] : memref<10xf32>
    %1 = arith.minnumf %ld, %p : f32
    affine.yield %1 : f32
  }
  affine.for %i = 0 to 10 iter_args(%p = %z) -> (f32) {
    %ld = affine.load %ff[%i] : memref<10xf32>
    %1 = arith.minimumf %p, %ld : f32
    affine.yield %1 : f32
  }
  affine.for %i = 0 to 10 iter_args(%p = %z) -> (f32) {
    %ld = affine.load %ff[%i] : memref<10xf32>
    %1 = arith.subf %p, %ld : f32
    affine.yield %1 : f32
  }
  affine.for %i = 0 to 10 iter_args(%p = %y) -> (i32) {
    %ld = affine.load %ii[%i] : memref<10xi32>
    %1 = arith.xori %ld, %p : i32
    affine.yield %1 : i32
  }
  return
}
func.func @effects(%n: index, %c: i1, %a: memref<10xf32>, %b: memref<10xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    %m = memref.alloc() : memref<10xf32>
    affine.store %x, %m[0] : memref<10xf32>
    %l = affine.load %m[0] : memref<10xf32>
    affine.store %l, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %m = memref.alloc() : memref<10xf32>
    memref.dealloc %m : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    scf.if %c {
    affine.store %x, %a[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 9 {
    %l = affine.load %b[%i + 1] : memref<10xf32>
    affine.store %x, %a[%i] : memref<10xf32>
    affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%i) {
    %l2 = affine.load %a[%i] : memref<10xf32>
    } 
  }
  affine.for %i = 0 to 9 {
    %l = affine.load %a[%i + 1] : memref<10xf32>
    affine.store %x, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 5 {
    %l = affine.load %a[%i + 5] : memref<10xf32>
    affine.store %x, %a[%i] : memref<10xf32>
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %x, %b[%i + %j * 5] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 5 {
      affine.store %x, %b[%i + %j] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 5 {
    affine.parallel (%j) = (0) to (5) {
      affine.store %x, %b[%i * 5 + %j] : memref<10xf32>
    }
  }
  return
}
