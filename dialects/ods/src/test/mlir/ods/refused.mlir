// RUN: --split-input-file --verify-diagnostics --irdl-file=%S/definitions.irdl.mlir
// REFERENCE: has no dialect ods.

toy.func @constraint(%n: i64) {
  // expected-error @+1 {{'toy.make' op operand #0 must be 32-bit number, but got 'i64'}}
  %h, %b = toy.make %n : i64 -> !toy.blob
  toy.return
}

// -----

toy.func @condition(%n: i32, %row: tensor<4x4xi32>) {
  // expected-error @+1 {{'toy.make' op operand #1 must be ranked tensor of 32-bit number values, but got 'tensor<4x4xi32>'}}
  %h, %b = toy.make %n, %row : tensor<4x4xi32> : i32 -> !toy.blob
  toy.return
}

// -----

toy.func @attribute(%n: i32) {
  // expected-error @+1 {{'toy.make' op attribute 'limit' failed to satisfy constraint: a small number}}
  %h, %b = toy.make %n limit 8 : i32 -> !toy.blob
  toy.return
}

// -----

toy.func @same_types(%n: i32, %m: i64) {
  // expected-error @+1 {{'toy.sum' op failed to verify that all of {lhs, rhs, result} have same type}}
  %0 = "toy.sum"(%n, %m) : (i32, i64) -> i32
  toy.return
}

// -----

toy.func @word(%p: !toy.ptr<f32>) {
  // expected-error @+1 {{expected string or keyword containing one of the following enum values for attribute 'Mode' [fast, slow, very exact]}}
  %0 = toy.load how quick %p[] : <f32>
  toy.return
}

// -----

// expected-error @+1 {{unknown  type `pointer` in dialect `toy`}}
toy.func @mnemonic(%p: !toy.pointer<f32>)

// -----

// expected-error @+1 {{unbalanced '[' character in pretty dialect name}}
toy.func @brackets(%p: !toy.blob<[8>)

// -----

// expected-error @+1 {{'toy.return' op expects parent op 'toy.func'}}
toy.return

// -----

toy.func @unknown_operation() {
  // expected-error @+1 {{custom op 'toy.store' is unknown}}
  toy.store
  toy.return
}
