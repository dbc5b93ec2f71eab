// RUN: --one-shot-bufferize=bufferize-function-boundaries
// REFERENCE: overwrites the argument of a block in another block although it is read later
func.func @f(%t: tensor<4xi64>, %v: i64, %i: index) -> i64 {
  cf.br ^next
^next:
  %f = tensor.insert %v into %t[%i] : tensor<4xi64>
  %old = tensor.extract %t[%i] : tensor<4xi64>
  %new = tensor.extract %f[%i] : tensor<4xi64>
  %sum = arith.addi %old, %new : i64
  return %sum : i64
}

// The write is on another way than the read.
func.func @diamond(%t: tensor<4xi64>, %v: i64, %i: index, %c: i1) -> i64 {
  cf.cond_br %c, ^write, ^read
^write:
  %f = tensor.insert %v into %t[%i] : tensor<4xi64>
  %new = tensor.extract %f[%i] : tensor<4xi64>
  cf.br ^end(%new : i64)
^read:
  %old = tensor.extract %t[%i] : tensor<4xi64>
  cf.br ^end(%old : i64)
^end(%r: i64):
  return %r : i64
}

// Blocks in a circle.
func.func @circle(%t: tensor<?xf32>, %v: f32, %i: index, %c: i1) -> f32 {
  cf.br ^head(%v : f32)
^head(%s: f32):
  %x = tensor.extract %t[%i] : tensor<?xf32>
  %b = tensor.insert %s into %t[%i] : tensor<?xf32>
  %y = tensor.extract %b[%i] : tensor<?xf32>
  %w = arith.addf %x, %y : f32
  cf.cond_br %c, ^head(%w : f32), ^end
^end:
  return %w : f32
}
