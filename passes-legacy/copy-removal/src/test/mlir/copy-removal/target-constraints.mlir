// RUN: --copy-removal
// REFERENCE: has no such pass any more
// Condition 4: the source is allocated in another block.
func.func @blocks(%target: memref<2xf32>) {
  %source = memref.alloc() : memref<2xf32>
  cf.br ^next
^next:
  memref.copy %source, %target : memref<2xf32> to memref<2xf32>
  memref.dealloc %source : memref<2xf32>
  return
}

// Condition 5: the target is read while the source is written.
func.func @target_used(%target: memref<2xf32>) {
  %view = memref.cast %target : memref<2xf32> to memref<?xf32>
  %source = memref.alloc() : memref<2xf32>
  "test.use"(%source, %view) : (memref<2xf32>, memref<?xf32>) -> ()
  memref.copy %source, %target : memref<2xf32> to memref<2xf32>
  memref.dealloc %source : memref<2xf32>
  return
}

// The same through another alias of the same buffer.
func.func @sibling_used(%target: memref<2xf32>, %c: i1) {
  %other = memref.alloc() : memref<2xf32>
  %either = arith.select %c, %other, %target : memref<2xf32>
  %source = memref.alloc() : memref<2xf32>
  "test.use"(%source, %either) : (memref<2xf32>, memref<2xf32>) -> ()
  memref.copy %source, %target : memref<2xf32> to memref<2xf32>
  memref.dealloc %source : memref<2xf32>
  return
}

// A global can be seen from anywhere.
memref.global "private" @g : memref<2xf32>
func.func @global() {
  %target = memref.get_global @g : memref<2xf32>
  %source = memref.alloc() : memref<2xf32>
  "test.use"(%source) : (memref<2xf32>) -> ()
  memref.copy %source, %target : memref<2xf32> to memref<2xf32>
  memref.dealloc %source : memref<2xf32>
  return
}

// In a loop, and into what was allocated before.
func.func @reused(%lb: index, %ub: index, %st: index, %target: memref<2xf32>) -> memref<2xf32> {
  %out = memref.alloc() : memref<2xf32>
  scf.for %i = %lb to %ub step %st {
    %source = memref.alloc() : memref<2xf32>
    test.buffer_based in(%target : memref<2xf32>) out(%source : memref<2xf32>)
    memref.copy %source, %out : memref<2xf32> to memref<2xf32>
    memref.dealloc %source : memref<2xf32>
  }
  return %out : memref<2xf32>
}
