// RUN: --irdl-file=%S/flow.irdl.mlir --buffer-deallocation-pipeline
// REFERENCE: has no dialect ods.

// One of two buffers is the result, which is freed after its last use.
func.func @conditional(%c: i1, %n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = flow.if %c {
    %a = memref.alloc(%n) : memref<?xf32>
    memref.store %v, %a[%c0] : memref<?xf32>
    flow.yield %a : memref<?xf32>
  } else {
    %b = memref.alloc(%n) : memref<?xf32>
    %unused = memref.alloc(%n) : memref<?xf32>
    memref.store %v, %b[%c0] : memref<?xf32>
    memref.store %v, %unused[%c0] : memref<?xf32>
    flow.yield %b : memref<?xf32>
  } : memref<?xf32>
  %r = memref.load %0[%c0] : memref<?xf32>
  return %r : f32
}

func.func private @use(memref<4xf32>)

// The else region has no block.
func.func @conditional_without_else(%c: i1, %v: f32) {
  %c0 = arith.constant 0 : index
  flow.if %c {
    %a = memref.alloc() : memref<4xf32>
    memref.store %v, %a[%c0] : memref<4xf32>
    func.call @use(%a) : (memref<4xf32>) -> ()
    flow.yield
  }
  return
}

// Each iteration frees the buffer of the one before.
func.func @loop(%n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %init = memref.alloc(%n) : memref<?xf32>
  memref.store %v, %init[%c0] : memref<?xf32>
  %0 = flow.for %c0 to %n step %c1, %init (%i: index, %m: memref<?xf32>) {
    %x = memref.load %m[%c0] : memref<?xf32>
    %next = memref.alloc(%n) : memref<?xf32>
    memref.store %x, %next[%c0] : memref<?xf32>
    flow.yield %next : memref<?xf32>
  } : (memref<?xf32>) -> memref<?xf32>
  %r = memref.load %0[%c0] : memref<?xf32>
  return %r : f32
}

// The terminator of the first region passes its operands after the condition.
func.func @while(%n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %init = memref.alloc(%n) : memref<?xf32>
  memref.store %v, %init[%c0] : memref<?xf32>
  %0 = flow.while %init (%m: memref<?xf32>) {
    %x = memref.load %m[%c0] : memref<?xf32>
    %more = arith.cmpf olt, %x, %v : f32
    flow.condition %more, %m : memref<?xf32>
  } do (%m: memref<?xf32>) {
    %next = memref.alloc(%n) : memref<?xf32>
    memref.store %v, %next[%c0] : memref<?xf32>
    flow.yield %next : memref<?xf32>
  } : (memref<?xf32>) -> memref<?xf32>
  %r = memref.load %0[%c0] : memref<?xf32>
  return %r : f32
}
