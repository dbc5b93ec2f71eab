// RUN: --copy-removal
// REFERENCE: has no such pass any more
// Condition 1: the target is allocated in another block.
func.func @blocks(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %target = memref.alloc() : memref<2xf32>
  cf.br ^next
^next:
  %source = memref.alloc() : memref<2xf32>
  "test.use"(%source, %target) : (memref<2xf32>, memref<2xf32>) -> ()
  memref.copy %source, %target : memref<2xf32> to memref<2xf32>
  memref.dealloc %source : memref<2xf32>
  return %target : memref<2xf32>
}

// Condition 2: an alias of the target is used before the copy.
func.func @target_used(%m: memref<2xf32>) -> memref<2xf32> {
  %source = memref.alloc() : memref<2xf32>
  %target = memref.alloc() : memref<2xf32>
  %view = memref.cast %target : memref<2xf32> to memref<?xf32>
  "test.use"(%view) : (memref<?xf32>) -> ()
  memref.copy %source, %target : memref<2xf32> to memref<2xf32>
  memref.dealloc %source : memref<2xf32>
  return %target : memref<2xf32>
}

// Condition 3: an alias of the source is used after the copy, in a region.
func.func @source_used(%m: memref<2xf32>, %c: i1) -> memref<2xf32> {
  %source = memref.alloc() : memref<2xf32>
  %view = memref.cast %source : memref<2xf32> to memref<?xf32>
  %target = memref.alloc() : memref<2xf32>
  memref.copy %source, %target : memref<2xf32> to memref<2xf32>
  scf.if %c {
    "test.use"(%view) : (memref<?xf32>) -> ()
  }
  memref.dealloc %source : memref<2xf32>
  return %target : memref<2xf32>
}

// A source that nobody frees stays what it is.
func.func @not_freed(%source: memref<2xf32>) -> memref<2xf32> {
  %target = memref.alloc() : memref<2xf32>
  memref.copy %source, %target : memref<2xf32> to memref<2xf32>
  return %target : memref<2xf32>
}

// What is on the stack would not be freed.
func.func @stack() {
  %source = memref.alloc() : memref<2xf32>
  %target = memref.alloca() : memref<2xf32>
  "test.use"(%source, %target) : (memref<2xf32>, memref<2xf32>) -> ()
  memref.copy %source, %target : memref<2xf32> to memref<2xf32>
  memref.dealloc %source : memref<2xf32>
  "test.use"(%target) : (memref<2xf32>) -> ()
  return
}

// Another layout, another alignment.
func.func @types() -> (memref<2xf32>, memref<?xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
  memref.copy %a, %b : memref<2xf32> to memref<2xf32>
  memref.dealloc %a : memref<2xf32>
  %n = arith.constant 2 : index
  %c = memref.alloc() : memref<2xf32>
  %d = memref.alloc(%n) : memref<?xf32>
  memref.copy %c, %d : memref<2xf32> to memref<?xf32>
  memref.dealloc %c : memref<2xf32>
  return %b, %d : memref<2xf32>, memref<?xf32>
}
