module {
  func.func private @use(memref<?xf32>)
  func.func private @work()
  func.func @both_ways(%arg0: index, %arg1: i1) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    scf.if %arg1 {
      func.call @use(%alloc) : (memref<?xf32>) -> ()
      memref.dealloc %alloc : memref<?xf32>
      func.call @work() : () -> ()
    } else {
      memref.dealloc %alloc : memref<?xf32>
      func.call @work() : () -> ()
    }
    return
  }
  func.func @missing_way(%arg0: index, %arg1: i1) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    scf.if %arg1 {
      func.call @use(%alloc) : (memref<?xf32>) -> ()
      memref.dealloc %alloc : memref<?xf32>
      func.call @work() : () -> ()
    } else {
      memref.dealloc %alloc : memref<?xf32>
    }
    return
  }
  func.func @switch(%arg0: index, %arg1: index) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
    scf.index_switch %arg1 
    case 2 {
      memref.dealloc %alloc_0 : memref<?xf32>
      func.call @use(%alloc) : (memref<?xf32>) -> ()
      memref.dealloc %alloc : memref<?xf32>
      func.call @work() : () -> ()
      scf.yield
    }
    case 3 {
      memref.dealloc %alloc : memref<?xf32>
      func.call @use(%alloc_0) : (memref<?xf32>) -> ()
      memref.dealloc %alloc_0 : memref<?xf32>
      func.call @work() : () -> ()
      scf.yield
    }
    default {
      memref.dealloc %alloc_0 : memref<?xf32>
      memref.dealloc %alloc : memref<?xf32>
      func.call @work() : () -> ()
    }
    return
  }
  func.func @blocks_in_region(%arg0: index, %arg1: i1) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    scf.execute_region {
      cf.cond_br %arg1, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      func.call @use(%alloc) : (memref<?xf32>) -> ()
      memref.dealloc %alloc : memref<?xf32>
      func.call @work() : () -> ()
      scf.yield
    ^bb2:  // pred: ^bb0
      memref.dealloc %alloc : memref<?xf32>
      func.call @work() : () -> ()
      scf.yield
    }
    return
  }
}

