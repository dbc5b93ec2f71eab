module {
  func.func @each_its_own(%arg0: i1, %arg1: f32) -> memref<4xf32> {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg1, %alloc[%c0] : memref<4xf32>
    %0 = scf.if %arg0 -> (memref<4xf32>) {
      %alloc_0 = memref.alloc() : memref<4xf32>
      memref.copy %alloc, %alloc_0 : memref<4xf32> to memref<4xf32>
      memref.dealloc %alloc : memref<4xf32>
      scf.yield %alloc_0 : memref<4xf32>
    } else {
      scf.yield %alloc : memref<4xf32>
    }
    return %0 : memref<4xf32>
  }
  func.func @lent(%arg0: i1, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.store %arg1, %alloc[%c0] : memref<4xf32>
    memref.store %arg1, %alloc_0[%c0] : memref<4xf32>
    %0 = scf.if %arg0 -> (memref<4xf32>) {
      scf.yield %alloc_0 : memref<4xf32>
    } else {
      scf.yield %alloc : memref<4xf32>
    }
    %1 = memref.load %0[%c0] : memref<4xf32>
    memref.dealloc %alloc_0 : memref<4xf32>
    %2 = memref.load %alloc[%c0] : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    %3 = arith.addf %1, %2 : f32
    return %3 : f32
  }
  func.func @select(%arg0: i1) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    "test.init"(%alloc, %alloc_0) : (memref<4xf32>, memref<4xf32>) -> ()
    %0 = scf.if %arg0 -> (memref<4xf32>) {
      memref.dealloc %alloc_0 : memref<4xf32>
      scf.yield %alloc : memref<4xf32>
    } else {
      memref.dealloc %alloc : memref<4xf32>
      scf.yield %alloc_0 : memref<4xf32>
    }
    return %0 : memref<4xf32>
  }
  func.func @switch(%arg0: index, %arg1: memref<4xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32>
    "test.init"(%alloc) : (memref<4xf32>) -> ()
    %0:2 = scf.index_switch %arg0 -> memref<4xf32>, i1 
    case 1 {
      memref.dealloc %alloc : memref<4xf32>
      %alloc_0 = memref.alloc() : memref<4xf32>
      "test.init"(%alloc_0) : (memref<4xf32>) -> ()
      %true = arith.constant true
      scf.yield %alloc_0, %true : memref<4xf32>, i1
    }
    case 2 {
      %true = arith.constant true
      scf.yield %alloc, %true : memref<4xf32>, i1
    }
    default {
      %false = arith.constant false
      memref.dealloc %alloc : memref<4xf32>
      scf.yield %arg1, %false : memref<4xf32>, i1
    }
    %1 = memref.load %0#0[%c0] : memref<4xf32>
    scf.if %0#1 {
      memref.dealloc %0#0 : memref<4xf32>
    }
    return %1 : f32
  }
  func.func @twice(%arg0: i1) -> f32 {
    %c0 = arith.constant 0 : index
    %0:3 = scf.if %arg0 -> (memref<4xf32>, memref<4xf32>, i1) {
      %alloc = memref.alloc() : memref<4xf32>
      "test.init"(%alloc) : (memref<4xf32>) -> ()
      %false = arith.constant false
      scf.yield %alloc, %alloc, %false : memref<4xf32>, memref<4xf32>, i1
    } else {
      %alloc = memref.alloc() : memref<4xf32>
      %alloc_0 = memref.alloc() : memref<4xf32>
      "test.init"(%alloc, %alloc_0) : (memref<4xf32>, memref<4xf32>) -> ()
      %true = arith.constant true
      scf.yield %alloc, %alloc_0, %true : memref<4xf32>, memref<4xf32>, i1
    }
    %1 = memref.load %0#0[%c0] : memref<4xf32>
    %2 = memref.load %0#1[%c0] : memref<4xf32>
    scf.if %0#2 {
      memref.dealloc %0#1 : memref<4xf32>
    }
    memref.dealloc %0#0 : memref<4xf32>
    %3 = arith.addf %1, %2 : f32
    return %3 : f32
  }
}

