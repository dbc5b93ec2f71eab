// RUN: --mlir-version=19.1 --mem2reg

// Where different writes meet, and the value is read behind, there is a block argument.
func.func @diamond(%c: i1, %x: i32, %y: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %x, %a[] : memref<i32>
  cf.br ^bb3
^bb2:
  memref.store %y, %a[] : memref<i32>
  cf.br ^bb3
^bb3:
  %r = memref.load %a[] : memref<i32>
  return %r : i32
}

// No argument where nobody reads behind.
func.func @overwritten(%c: i1, %x: i32, %y: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %x, %a[] : memref<i32>
  cf.br ^bb2
^bb2:
  memref.store %y, %a[] : memref<i32>
  %r = memref.load %a[] : memref<i32>
  return %r : i32
}

// Around a loop, with memory of one element and two dimensions.
func.func @loop(%n: i32, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = memref.alloca() : memref<1x1xi32>
  memref.store %zero, %a[%c0, %c0] : memref<1x1xi32>
  cf.br ^head
^head:
  %k = memref.load %a[%c0, %i] : memref<1x1xi32>
  %c = arith.cmpi slt, %k, %n : i32
  cf.cond_br %c, ^body, ^exit
^body:
  %next = arith.addi %k, %one : i32
  memref.store %next, %a[%i, %c0] : memref<1x1xi32>
  cf.br ^head
^exit:
  %r = memref.load %a[%c0, %c0] : memref<1x1xi32>
  return %r : i32
}

// What was not written is zero; a block that is never reached passes that on, too.
func.func @default(%c: i1, %x: f32) -> f32 {
  %a = memref.alloca() : memref<f32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %x, %a[] : memref<f32>
  cf.br ^bb2
^never:
  memref.store %x, %a[] : memref<f32>
  cf.br ^bb2
^bb2:
  %r = memref.load %a[] : memref<f32>
  return %r : f32
}
