// RUN: --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map"
// REFERENCE: overwrites the argument of a block in another block although it is read later
// Without the option each of these functions copies a tensor.

// Each side changes the tensor, and only one of them is executed.
func.func @diamond(%t: tensor<8xi64>, %c: i1, %v: i64, %i: index) -> tensor<8xi64> {
  cf.cond_br %c, ^left, ^right
^left:
  %1 = tensor.insert %v into %t[%i] : tensor<8xi64>
  cf.br ^end(%1 : tensor<8xi64>)
^right:
  %e = tensor.extract %t[%i] : tensor<8xi64>
  %s = arith.addi %e, %v : i64
  %2 = tensor.insert %s into %t[%i] : tensor<8xi64>
  cf.br ^end(%2 : tensor<8xi64>)
^end(%x: tensor<8xi64>):
  return %x : tensor<8xi64>
}

// The argument of the last block is changed again; on one way, %t itself is passed on.
func.func @argument(%t: tensor<8xi64>, %c: i1, %v: i64, %i: index) -> (tensor<8xi64>, i64) {
  cf.cond_br %c, ^end(%t : tensor<8xi64>), ^write
^write:
  %1 = tensor.insert %v into %t[%i] : tensor<8xi64>
  cf.br ^end(%1 : tensor<8xi64>)
^end(%x: tensor<8xi64>):
  %2 = tensor.insert %v into %x[%i] : tensor<8xi64>
  %e = tensor.extract %2[%i] : tensor<8xi64>
  return %2, %e : tensor<8xi64>, i64
}

// Control gets from the write to the read only through ^head, whose argument is then the changed tensor.
func.func @loop(%t: tensor<8xi64>, %c: i1, %v: i64, %i: index) -> i64 {
  cf.br ^head(%t : tensor<8xi64>)
^head(%x: tensor<8xi64>):
  cf.cond_br %c, ^body, ^end
^body:
  %1 = tensor.insert %v into %x[%i] : tensor<8xi64>
  cf.br ^head(%1 : tensor<8xi64>)
^end:
  %e = tensor.extract %x[%i] : tensor<8xi64>
  return %e : i64
}

// Here the tensor from before the loop is read again in the next iteration, so it is copied.
func.func @again(%t: tensor<8xi64>, %c: i1, %v: i64, %i: index) -> i64 {
  cf.br ^head(%v : i64)
^head(%x: i64):
  cf.cond_br %c, ^write, ^read
^write:
  %1 = tensor.insert %x into %t[%i] : tensor<8xi64>
  %new = tensor.extract %1[%i] : tensor<8xi64>
  cf.br ^head(%new : i64)
^read:
  %old = tensor.extract %t[%i] : tensor<8xi64>
  cf.cond_br %c, ^head(%old : i64), ^end
^end:
  return %x : i64
}

// Control gets from the write to the read, so the tensor is copied.
func.func @forward(%t: tensor<8xi64>, %c: i1, %v: i64, %i: index) -> (i64, i64) {
  cf.cond_br %c, ^write, ^read(%v : i64)
^write:
  %1 = tensor.insert %v into %t[%i] : tensor<8xi64>
  %new = tensor.extract %1[%i] : tensor<8xi64>
  cf.br ^read(%new : i64)
^read(%x: i64):
  %old = tensor.extract %t[%i] : tensor<8xi64>
  return %x, %old : i64, i64
}
