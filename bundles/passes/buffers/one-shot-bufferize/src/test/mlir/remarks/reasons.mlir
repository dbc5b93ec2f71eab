// RUN: --one-shot-bufferize=bufferize-function-boundaries --remarks --verify-diagnostics --split-input-file
// REFERENCE: has no remarks
func.func @after_write(%t: tensor<?xf32>, %v: f32, %i: index) -> (tensor<?xf32>, f32) {
  // expected-remark @+2 {{the tensor of operand #1 is copied [read-after-write]: it would be read after it was overwritten}}
  // expected-note @below {{written here}}
  %a = tensor.insert %v into %t[%i] : tensor<?xf32>
  // expected-note @below {{read here}}
  %x = tensor.extract %t[%i] : tensor<?xf32>
  return %a, %x : tensor<?xf32>, f32
}

// -----

func.func @constant(%v: f32, %i: index) -> tensor<4xf32> {
  %cst = arith.constant dense<1.0> : tensor<4xf32>
  // expected-remark @+2 {{the tensor of operand #1 is copied [not-writable]: its buffer must not be written to}}
  // expected-note @below {{written here}}
  %a = tensor.insert %v into %cst[%i] : tensor<4xf32>
  return %a : tensor<4xf32>
}

// -----

func.func @parallel(%t: tensor<?xf32>, %o: tensor<?xf32>, %v: f32, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (%n) shared_outs(%a = %o) -> (tensor<?xf32>) {
    // expected-remark @+2 {{is copied [parallel-region]: executions of a parallel region would write to the same buffer}}
    // expected-note @below {{written here}}
    %b = tensor.insert %v into %t[%c0] : tensor<?xf32>
    %s = tensor.extract_slice %b[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %a[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}
