module {
  memref.global "private" constant @__constant_4xf32 : memref<4xf32> = dense<2.000000e+00> {alignment = 64 : i64}
  func.func @if(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index, %arg3: i1) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>) {
    %0 = memref.get_global @__constant_4xf32 : memref<4xf32>
    %1:2 = scf.if %arg3 -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>) {
      memref.store %arg1, %arg0[%arg2] : memref<4xf32, strided<[?], offset: ?>>
      scf.yield %arg0, %0 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>
    } else {
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
      memref.copy %0, %alloc : memref<4xf32> to memref<4xf32>
      scf.yield %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>
    }
    %cast = memref.cast %1#1 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    return %1#0, %1#1 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>
  }
}

// -----
module {
  func.func @switch(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: index) -> memref<?xf32, strided<[?], offset: ?>> {
    %0 = scf.index_switch %arg2 -> memref<?xf32, strided<[?], offset: ?>> 
    case 2 {
      %alloc = memref.alloc(%arg1) {alignment = 64 : i64} : memref<?xf32>
      %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
      scf.yield %cast : memref<?xf32, strided<[?], offset: ?>>
    }
    case 5 {
      %subview = memref.subview %arg0[%arg2] [%arg1] [2] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
      scf.yield %subview : memref<?xf32, strided<[?], offset: ?>>
    }
    default {
      scf.yield %arg0 : memref<?xf32, strided<[?], offset: ?>>
    }
    return %0 : memref<?xf32, strided<[?], offset: ?>>
  }
}

// -----
module {
  func.func @select(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index, %arg3: i1) -> (memref<4xf32>, f32) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    memref.copy %arg0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
    %0 = arith.select %arg3, %alloc_0, %alloc : memref<4xf32>
    memref.store %arg1, %0[%arg2] : memref<4xf32>
    %1 = memref.load %arg0[%arg2] : memref<4xf32, strided<[?], offset: ?>>
    %cast = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    return %0, %1 : memref<4xf32>, f32
  }
}

// -----
module {
  func.func @blocks(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: index, %arg4: i1) -> memref<4xf32, strided<[?], offset: ?>> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    cf.cond_br %arg4, ^bb1(%alloc : memref<4xf32>), ^bb2(%arg0, %arg2 : memref<4xf32, strided<[?], offset: ?>>, f32)
  ^bb1(%0: memref<4xf32>):  // pred: ^bb0
    memref.store %arg2, %0[%arg3] : memref<4xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    memref.copy %0, %alloc_0 : memref<4xf32> to memref<4xf32>
    %cast = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    cf.br ^bb2(%cast, %arg2 : memref<4xf32, strided<[?], offset: ?>>, f32)
  ^bb2(%1: memref<4xf32, strided<[?], offset: ?>>, %2: f32):  // 2 preds: ^bb0, ^bb1
    memref.store %2, %1[%arg3] : memref<4xf32, strided<[?], offset: ?>>
    return %1 : memref<4xf32, strided<[?], offset: ?>>
  }
}

// -----
module {
  func.func @execute_region(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> memref<4xf32, strided<[?], offset: ?>> {
    %0:2 = scf.execute_region -> (memref<4xf32, strided<[?], offset: ?>>, index) {
      cf.br ^bb1(%arg0 : memref<4xf32, strided<[?], offset: ?>>)
    ^bb1(%1: memref<4xf32, strided<[?], offset: ?>>):  // pred: ^bb0
      memref.store %arg1, %1[%arg2] : memref<4xf32, strided<[?], offset: ?>>
      scf.yield %1, %arg2 : memref<4xf32, strided<[?], offset: ?>>, index
    }
    return %0#0 : memref<4xf32, strided<[?], offset: ?>>
  }
}

