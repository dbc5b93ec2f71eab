// RUN: --lean-buffer-deallocation
// REFERENCE: the pass is not in MLIR

// The buffer is freed on the edge on which it is not needed.
func.func @edge(%c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %a = memref.alloc() : memref<4xf32>
  "test.init"(%a) : (memref<4xf32>) -> ()
  cf.cond_br %c, ^bb1, ^bb2(%zero : f32)
^bb1:
  %v = memref.load %a[%c0] : memref<4xf32>
  "test.long"() : () -> ()
  cf.br ^bb2(%v : f32)
^bb2(%r : f32):
  return %r : f32
}

// A loop of blocks replaces its buffer.
func.func @loop(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  "test.init"(%a) : (memref<4xf32>) -> ()
  cf.br ^head(%c0, %a : index, memref<4xf32>)
^head(%i: index, %b: memref<4xf32>):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %new = memref.alloc() : memref<4xf32>
  memref.copy %b, %new : memref<4xf32> to memref<4xf32>
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %new : index, memref<4xf32>)
^exit:
  %v = memref.load %b[%c0] : memref<4xf32>
  return %v : f32
}

// A loop keeps one of two buffers; the argument of the function is cloned, as the caller keeps it.
func.func @selected(%n: i32, %p: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  "test.init"(%a) : (memref<4xf32>) -> ()
  cf.br ^head(%a : memref<4xf32>)
^head(%b: memref<4xf32>):
  %new = memref.alloc() : memref<4xf32>
  "test.step"(%b, %new) : (memref<4xf32>, memref<4xf32>) -> ()
  %s = arith.select %c, %b, %new : memref<4xf32>
  %d = "test.more"(%s) : (memref<4xf32>) -> i1
  cf.cond_br %d, ^head(%s : memref<4xf32>), ^exit
^exit:
  return %p : memref<4xf32>
}

// Three ways of a switch: two need the buffer, one of these returns it.
func.func @switch(%f: i32) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  "test.init"(%a, %b) : (memref<4xf32>, memref<4xf32>) -> ()
  cf.switch %f : i32, [
    default: ^bb1,
    1: ^bb2,
    2: ^bb3
  ]
^bb1:
  return %a : memref<4xf32>
^bb2:
  "test.use"(%a) : (memref<4xf32>) -> ()
  return %b : memref<4xf32>
^bb3:
  return %b : memref<4xf32>
}
