// RUN: --mlir-version=19.1 --affine-scalrep --allow-unregistered-dialect
// Stores that are forwarded to loads, and what is between them.
func.func @simple() {
  %cf7 = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<10xf32>
  affine.for %i0 = 0 to 10 {
    affine.store %cf7, %m[%i0] : memref<10xf32>
    %v0 = affine.load %m[%i0] : memref<10xf32>
    %v1 = arith.addf %v0, %v0 : f32
    "test.u"(%v1) : (f32) -> ()
  }
  return
}
func.func @dead(%A: memref<10xf32>, %x: f32, %y: f32) {
  affine.for %i = 0 to 10 {
    affine.store %x, %A[%i] : memref<10xf32>
    affine.store %y, %A[%i] : memref<10xf32>
  }
  return
}
func.func @reload(%A: memref<10xf32>, %x: f32, %y: f32) -> f32 {
  affine.for %i = 0 to 10 {
    %0 = affine.load %A[%i] : memref<10xf32>
    %1 = affine.load %A[%i] : memref<10xf32>
    "test.u"(%0, %1) : (f32, f32) -> ()
    affine.store %x, %A[%i + 1] : memref<10xf32>
    %2 = affine.load %A[%i] : memref<10xf32>
    "test.u"(%2, %2) : (f32, f32) -> ()
  }
  %3 = affine.load %A[4] : memref<10xf32>
  %4 = affine.load %A[4] : memref<10xf32>
  %5 = arith.addf %3, %4 : f32
  return %5 : f32
}
func.func @outer(%x: f32) -> f32 {
  %m = memref.alloc() : memref<1xf32>
  affine.store %x, %m[0] : memref<1xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[0] : memref<1xf32>
    "test.u"(%0) : (f32) -> ()
    affine.for %j = 0 to 10 {
      %1 = affine.load %m[0] : memref<1xf32>
      "test.u"(%1) : (f32) -> ()
    }
  }
  memref.dealloc %m : memref<1xf32>
  return %x : f32
}
func.func private @ext()
func.func @between(%m: memref<4xf32>, %x: f32, %n: memref<4xf32>) -> f32 {
  affine.store %x, %m[0] : memref<4xf32>
  func.call @ext() : () -> ()
  %1 = affine.load %m[0] : memref<4xf32>
  affine.store %1, %m[1] : memref<4xf32>
  affine.store %1, %n[1] : memref<4xf32>
  %2 = affine.load %m[1] : memref<4xf32>
  return %2 : f32
}
func.func @cond(%m: memref<4xf32>, %x: f32, %n: memref<4xf32>, %c: i1, %i: index) -> f32 {
  scf.if %c {
    affine.store %x, %m[symbol(%i)] : memref<4xf32>
  }
  %2 = affine.load %m[symbol(%i)] : memref<4xf32>
  affine.store %x, %m[2] : memref<4xf32>
  %k = scf.if %c -> f32 {
    %9 = affine.load %m[2] : memref<4xf32>
    scf.yield %9 : f32
  } else {
    affine.store %2, %m[2] : memref<4xf32>
    %9 = affine.load %m[2] : memref<4xf32>
    scf.yield %9 : f32
  }
  %9 = affine.load %m[2] : memref<4xf32>
  %10 = arith.addf %9, %k : f32
  return %10 : f32
}
func.func @branches(%x: f32, %y: f32, %m: memref<8xf32>, %c: i1, %n: index) {
  scf.if %c {
    affine.store %x, %m[0] : memref<8xf32>
  }
  affine.store %y, %m[0] : memref<8xf32>
  affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] {
    affine.store %x, %m[1] : memref<8xf32>
  }
  affine.store %y, %m[1] : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] {
      affine.store %x, %m[2] : memref<8xf32>
    }
    affine.store %y, %m[2] : memref<8xf32>
    affine.for %j = 0 to 8 {
      affine.store %x, %m[3] : memref<8xf32>
    }
    affine.store %y, %m[3] : memref<8xf32>
  }
  scf.if %c {
    affine.for %i = 0 to 8 {
      affine.store %x, %m[4] : memref<8xf32>
    }
    affine.store %y, %m[4] : memref<8xf32>
  }
  return
}
func.func @otherMemory(%x: f32, %y: f32, %a: memref<4xf32>, %b: memref<4xf32>) -> (f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  %n = memref.alloca() : memref<4xf32>
  affine.store %x, %m[0] : memref<4xf32>
  memref.store %y, %n[%c0] : memref<4xf32>
  %1 = affine.load %m[0] : memref<4xf32>
  affine.store %x, %m[1] : memref<4xf32>
  memref.store %y, %a[%c0] : memref<4xf32>
  %2 = affine.load %m[1] : memref<4xf32>
  affine.store %x, %m[2] : memref<4xf32>
  memref.dealloc %b : memref<4xf32>
  %3 = affine.load %m[2] : memref<4xf32>
  affine.store %x, %m[3] : memref<4xf32>
  affine.store %y, %a[3] : memref<4xf32>
  affine.store %y, %b[3] : memref<4xf32>
  %4 = affine.load %m[3] : memref<4xf32>
  affine.store %y, %n[3] : memref<4xf32>
  %5 = affine.load %m[3] : memref<4xf32>
  return %1, %2, %3, %5 : f32, f32, f32, f32
}
func.func @loops(%x: f32, %y: f32) -> f32 {
  %m = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
  affine.store %x, %m[0] : memref<8xf32>
  }
  affine.store %y, %m[0] : memref<8xf32>
  affine.for %i = 0 to 8 {
    %l = affine.load %m[0] : memref<8xf32>
    affine.store %l, %m[%i] : memref<8xf32>
  }
  affine.store %y, %m[3] : memref<8xf32>
  affine.for %i = 0 to 3 {
    %l = affine.load %m[3] : memref<8xf32>
    affine.store %l, %m[%i] : memref<8xf32>
  }
  affine.for %i = 4 to 8 {
    %l = affine.load %m[3] : memref<8xf32>
    affine.store %l, %m[%i] : memref<8xf32>
  }
  %1 = affine.load %m[0] : memref<8xf32>
  return %1 : f32
}
