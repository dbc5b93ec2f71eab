// RUN: --optimize-allocation-liveness=across-control-flow
// REFERENCE: MLIR does not have the option

func.func private @use(memref<?xf32>)
func.func private @work()

// Nothing is allocated after the use: two deallocations would not pay.
func.func @does_not_pay(%n: index, %c: i1, %value: f32) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  scf.if %c {
    memref.store %value, %buffer[%n] : memref<?xf32>
    %sum = arith.addf %value, %value : f32
  }
  func.call @work() : () -> ()
  memref.dealloc %buffer : memref<?xf32>
  return
}

// The body may be executed again.
func.func @loop(%n: index, %lower: index, %step: index) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %lower to %n step %step {
    func.call @use(%buffer) : (memref<?xf32>) -> ()
    func.call @work() : () -> ()
  }
  func.call @work() : () -> ()
  memref.dealloc %buffer : memref<?xf32>
  return
}

// The buffer leaves the region.
func.func @yielded(%n: index, %c: i1, %other: memref<?xf32>) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  %either = scf.if %c -> memref<?xf32> {
    func.call @use(%buffer) : (memref<?xf32>) -> ()
    func.call @work() : () -> ()
    scf.yield %buffer : memref<?xf32>
  } else {
    scf.yield %other : memref<?xf32>
  }
  func.call @use(%either) : (memref<?xf32>) -> ()
  func.call @work() : () -> ()
  memref.dealloc %buffer : memref<?xf32>
  return
}
