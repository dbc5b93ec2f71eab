// RUN: --optimize-allocation-liveness=across-control-flow
// REFERENCE: MLIR does not have the option

func.func private @use(memref<?xf32>)
func.func private @work()

// Each way frees the buffer after its last use, or at its start; memory that the work allocates can be the same.
func.func @both_ways(%n: index, %c: i1) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  scf.if %c {
    func.call @use(%buffer) : (memref<?xf32>) -> ()
    func.call @work() : () -> ()
  } else {
    func.call @work() : () -> ()
  }
  memref.dealloc %buffer : memref<?xf32>
  return
}

// The missing way is added.
func.func @missing_way(%n: index, %c: i1) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  scf.if %c {
    func.call @use(%buffer) : (memref<?xf32>) -> ()
    func.call @work() : () -> ()
  }
  memref.dealloc %buffer : memref<?xf32>
  return
}

func.func @switch(%n: index, %case: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  scf.index_switch %case
  case 2 {
    func.call @use(%a) : (memref<?xf32>) -> ()
    func.call @work() : () -> ()
    scf.yield
  }
  case 3 {
    func.call @use(%b) : (memref<?xf32>) -> ()
    func.call @work() : () -> ()
    scf.yield
  }
  default {
    func.call @work() : () -> ()
  }
  memref.dealloc %a : memref<?xf32>
  memref.dealloc %b : memref<?xf32>
  return
}

// A region with blocks that is executed once.
func.func @blocks_in_region(%n: index, %c: i1) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  scf.execute_region {
    cf.cond_br %c, ^left, ^right
  ^left:
    func.call @use(%buffer) : (memref<?xf32>) -> ()
    func.call @work() : () -> ()
    scf.yield
  ^right:
    func.call @work() : () -> ()
    scf.yield
  }
  memref.dealloc %buffer : memref<?xf32>
  return
}
