// RUN: --optimize-allocation-liveness

func.func private @pass(memref<?xf32>) -> memref<?xf32>

// Views, selections, results of calls and of regions may be the buffer.
func.func @view(%n: index) -> f32 {
  %buffer = memref.alloc(%n) : memref<?xf32>
  %view = memref.subview %buffer[0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  %c0 = arith.constant 0 : index
  %value = memref.load %view[%c0] : memref<4xf32, strided<[1]>>
  %sum = arith.addf %value, %value : f32
  memref.dealloc %buffer : memref<?xf32>
  return %sum : f32
}

func.func @selection(%c: i1, %i: index) -> f32 {
  %a = memref.alloc(%i) : memref<?xf32>
  %b = memref.alloc(%i) : memref<?xf32>
  %either = arith.select %c, %a, %b : memref<?xf32>
  %value = memref.load %either[%i] : memref<?xf32>
  %sum = arith.addf %value, %value : f32
  memref.dealloc %a : memref<?xf32>
  memref.dealloc %b : memref<?xf32>
  return %sum : f32
}

func.func @call(%i: index) -> f32 {
  %buffer = memref.alloc(%i) : memref<?xf32>
  %returned = call @pass(%buffer) : (memref<?xf32>) -> memref<?xf32>
  %value = memref.load %returned[%i] : memref<?xf32>
  %sum = arith.addf %value, %value : f32
  memref.dealloc %buffer : memref<?xf32>
  return %sum : f32
}

func.func @loop(%lower: index, %n: index, %step: index) -> f32 {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  %last, %other = scf.for %i = %lower to %n step %step iter_args(%p = %a, %q = %b) -> (memref<?xf32>, memref<?xf32>) {
    scf.yield %q, %p : memref<?xf32>, memref<?xf32>
  }
  %value = memref.load %last[%lower] : memref<?xf32>
  %sum = arith.addf %value, %value : f32
  memref.dealloc %a : memref<?xf32>
  memref.dealloc %b : memref<?xf32>
  return %sum : f32
}
