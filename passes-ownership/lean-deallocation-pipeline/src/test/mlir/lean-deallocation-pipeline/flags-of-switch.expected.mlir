module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: index, %arg3: memref<?xf32>) -> f32 {
    %false = arith.constant false
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %0 = scf.if %arg0 -> (memref<?xf32>) {
      %alloc = memref.alloc(%arg2) : memref<?xf32>
      memref.copy %arg3, %alloc : memref<?xf32> to memref<?xf32>
      scf.yield %alloc : memref<?xf32>
    } else {
      scf.yield %arg3 : memref<?xf32>
    }
    %1:4 = scf.index_switch %arg1 -> memref<?xf32>, memref<?xf32>, i1, i1 
    case 0 {
      scf.if %arg0 {
        memref.dealloc %0 : memref<?xf32>
      }
      %alloc = memref.alloc(%arg1) : memref<?xf32>
      memref.copy %arg3, %alloc : memref<?xf32> to memref<?xf32>
      scf.yield %alloc, %arg3, %true, %false : memref<?xf32>, memref<?xf32>, i1, i1
    }
    default {
      %alloc = memref.alloc(%arg2) : memref<?xf32>
      memref.copy %arg3, %alloc : memref<?xf32> to memref<?xf32>
      scf.yield %0, %alloc, %arg0, %true : memref<?xf32>, memref<?xf32>, i1, i1
    }
    %2 = memref.load %1#0[%c0] : memref<?xf32>
    scf.if %1#2 {
      memref.dealloc %1#0 : memref<?xf32>
    }
    %3 = memref.load %1#1[%c0] : memref<?xf32>
    scf.if %1#3 {
      memref.dealloc %1#1 : memref<?xf32>
    }
    %4 = arith.addf %2, %3 : f32
    return %4 : f32
  }
}

