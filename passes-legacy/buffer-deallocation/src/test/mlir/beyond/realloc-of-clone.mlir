// RUN: --buffer-deallocation
// REFERENCE: frees once more, at the place for it, what the reallocation has freed; or leaks it where there is none.
// A buffer that is not certainly dead behind the reallocation, or is no allocation itself, is cloned, and the clone is
// reallocated.
func.func @underCondition(%c: i1) {
  %0 = memref.alloc() : memref<4xf32>
  scf.if %c {
    %1 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
  }
  return
}

func.func @neededOnAnotherWay(%c: i1, %x: f32, %i: index) -> f32 {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
  cf.br ^bb2
^bb2:
  cf.cond_br %c, ^bb4(%x : f32), ^bb3
^bb3:
  %2 = memref.load %0[%i] : memref<4xf32>
  cf.br ^bb4(%2 : f32)
^bb4(%r: f32):
  return %r : f32
}

func.func @oneOfTwo(%c: i1, %x: f32, %i: index) -> f32 {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  memref.store %x, %1[%i] : memref<4xf32>
  %2 = arith.select %c, %0, %1 : memref<4xf32>
  %3 = memref.realloc %2 : memref<4xf32> to memref<8xf32>
  %4 = memref.load %3[%i] : memref<8xf32>
  return %4 : f32
}

func.func @inLoop(%n: index, %x: f32, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc(%n) : memref<?xf32>
  memref.store %x, %0[%i] : memref<?xf32>
  %1 = scf.for %k = %c0 to %n step %c1 iter_args(%grown = %0) -> memref<?xf32> {
    %size = arith.addi %n, %k : index
    %2 = memref.realloc %grown(%size) : memref<?xf32> to memref<?xf32>
    scf.yield %2 : memref<?xf32>
  }
  %3 = memref.load %1[%i] : memref<?xf32>
  return %3 : f32
}

// The caller frees its buffer.
func.func @argument(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  %1 = memref.load %0[%i] : memref<8xf32>
  return %1 : f32
}
