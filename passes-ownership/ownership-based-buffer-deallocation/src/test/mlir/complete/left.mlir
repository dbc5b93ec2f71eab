// RUN: --ownership-based-buffer-deallocation
// REFERENCE: refuses operations that free buffers

// All that is allocated is freed or returned on each way: nothing changes, not even an order.
func.func @both_ways(%c: i1, %x: f32, %i: index) {
  %b = memref.alloc() : memref<4xf32>
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%i] : memref<4xf32>
  scf.if %c {
    memref.dealloc %a : memref<4xf32>
  } else {
    memref.store %x, %a[%i] : memref<4xf32>
    memref.dealloc %a : memref<4xf32>
  }
  memref.dealloc %b : memref<4xf32>
  return
}

func.func @edges(%n: i64, %m: i64, %x: f32, %i: index) -> memref<4xf32> {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%i] : memref<4xf32>
  %eq = arith.cmpi eq, %n, %m : i64
  %ne = arith.cmpi ne, %n, %m : i64
  scf.if %ne {
    memref.dealloc %a : memref<4xf32>
  }
  cf.cond_br %eq, ^bb1, ^bb2
^bb1:
  memref.store %x, %a[%i] : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  cf.br ^bb2
^bb2:
  return %b : memref<4xf32>
}

func.func @loop(%n: index, %x: f32) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a) -> memref<4xf32> {
    %new = memref.alloc() : memref<4xf32>
    memref.store %x, %new[%c0] : memref<4xf32>
    memref.dealloc %b : memref<4xf32>
    scf.yield %new : memref<4xf32>
  }
  return %r : memref<4xf32>
}

// A flag tells where the buffer comes from.
func.func @flag(%c: i1, %arg: memref<4xf32>, %x: f32, %i: index) {
  %true = arith.constant true
  %false = arith.constant false
  %r:2 = scf.if %c -> (memref<4xf32>, i1) {
    %a = memref.alloc() : memref<4xf32>
    scf.yield %a, %true : memref<4xf32>, i1
  } else {
    scf.yield %arg, %false : memref<4xf32>, i1
  }
  memref.store %x, %r#0[%i] : memref<4xf32>
  scf.if %r#1 {
    memref.dealloc %r#0 : memref<4xf32>
  }
  return
}

func.func @nothing(%x: i1) -> i1 {
  %0 = arith.constant 0 : i32
  %true = arith.constant true
  %1 = arith.xori %x, %true : i1
  return %1 : i1
}
