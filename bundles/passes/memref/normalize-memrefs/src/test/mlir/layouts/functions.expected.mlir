module {
  func.func private @ext(memref<4x4xf32>, i32) -> memref<4x4xf32>
  func.func @caller(%arg0: memref<4x4xf32>) -> (memref<4x4xf32>, i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = call @ext(%arg0, %c1_i32) : (memref<4x4xf32>, i32) -> memref<4x4xf32>
    return %0, %c1_i32 : memref<4x4xf32>, i32
  }
  func.func @caller2(%arg0: memref<4x4xf32>) {
    %0:2 = call @caller(%arg0) : (memref<4x4xf32>) -> (memref<4x4xf32>, i32)
    %c3 = arith.constant 3 : index
    %1 = affine.load %0#0[0, 3] : memref<4x4xf32>
    return
  }
  func.func @plain() {
    call @plain() : () -> ()
    return
  }
}

// -----
module {
  func.func @caller2(%arg0: memref<4x4xf32>) -> memref<4x4xf32> {
    %0:2 = call @caller(%arg0) : (memref<4x4xf32>) -> (memref<4x4xf32>, i32)
    %c3 = arith.constant 3 : index
    %1 = affine.load %0#0[0, 3] : memref<4x4xf32>
    return %0#0 : memref<4x4xf32>
  }
  func.func @caller(%arg0: memref<4x4xf32>) -> (memref<4x4xf32>, i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = call @ext(%arg0, %c1_i32) : (memref<4x4xf32>, i32) -> memref<4x4xf32>
    return %0, %c1_i32 : memref<4x4xf32>, i32
  }
  func.func private @ext(memref<4x4xf32>, i32) -> memref<4x4xf32>
}

// -----
module {
  func.func @f(%arg0: i1) -> memref<4x4xf32> {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() : memref<4x4xf32>
    return %alloc : memref<4x4xf32>
  ^bb2:  // pred: ^bb0
    %alloc_0 = memref.alloc() {alignment = 32 : i64} : memref<4x4xf32>
    return %alloc_0 : memref<4x4xf32>
  }
}

// -----
module @outer {
  func.func private @ext(memref<4x4xf32>)
  module @inner {
    func.func private @ext(memref<4x4xf32>)
    func.func @use(%arg0: memref<4x4xf32>) {
      call @ext(%arg0) : (memref<4x4xf32>) -> ()
      return
    }
  }
}

// -----
module {
  func.func @twice(%arg0: memref<4x4xf32>) {
    %alloc = memref.alloc() : memref<4x4xf32>
    call @twice2(%alloc, %arg0) : (memref<4x4xf32>, memref<4x4xf32>) -> ()
    return
  }
  func.func private @twice2(memref<4x4xf32>, memref<4x4xf32>)
}

// -----
module {
  func.func private @ext(memref<4x4xf32>, i32) -> memref<4x4xf32>
  func.func @caller(%arg0: memref<4x4xf32>) -> (memref<4x4xf32>, i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = call @ext(%arg0, %c1_i32) : (memref<4x4xf32>, i32) -> memref<4x4xf32>
    %1 = call @ext(%0, %c1_i32) : (memref<4x4xf32>, i32) -> memref<4x4xf32>
    "test.op_norm"(%1, %1) : (memref<4x4xf32>, memref<4x4xf32>) -> ()
    return %1, %c1_i32 : memref<4x4xf32>, i32
  }
}

// -----
#map = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
module {
  func.func @bad(%arg0: memref<16xf32, #map>) {
    "test.op_nonnorm"(%arg0, %arg0) : (memref<16xf32, #map>, memref<16xf32, #map>) -> ()
    return
  }
  func.func @caller(%arg0: memref<16xf32, #map>) {
    call @bad(%arg0) : (memref<16xf32, #map>) -> ()
    return
  }
  func.func @caller2(%arg0: memref<16xf32, #map>) {
    call @caller(%arg0) : (memref<16xf32, #map>) -> ()
    return
  }
  func.func @other(%arg0: memref<4x4xf32>) {
    return
  }
}

