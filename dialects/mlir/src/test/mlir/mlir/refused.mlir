// RUN: --split-input-file --verify-diagnostics --irdl-file=%S/syntax.irdl.mlir
// REFERENCE: has no dialect ods.

func.func @types(%a: f32) {
  // expected-error @+1 {{expected one type for each operand segment but got 1 types}}
  %0 = nvvm.mma.sync A[%a] B[%a] C[%a] : (f32) -> i1
}

// -----

func.func @width(%a: !smt.int) {
  // expected-error @+1 {{input must have bit-vector type}}
  %0 = smt.bv.repeat 2 times %a : !smt.int
}

// -----

func.func @times(%a: !smt.bv<8>) {
  // expected-error @+1 {{integer must be positive, and the result not too wide}}
  %0 = smt.bv.repeat 0 times %a : !smt.bv<8>
}

// -----

func.func @function(%a: !smt.int) {
  // expected-error @+1 {{invalid kind of type specified}}
  %0 = smt.apply_func %a() : !smt.int
}

// -----

func.func @valueType(%a: !pdl.value) {
  // expected-error @+1 {{expected a type or a range of types of the dialect pdl}}
  %0 = pdl_interp.get_value_type of %a : !pdl.value
}

// -----

func.func @word(%a: i32) {
  wasmssa.if %a : {
    wasmssa.return
  // expected-error @+1 {{expected 'else'}}
  } otherwise {
  } > ^next
^next:
  wasmssa.return
}

// -----

func.func @clause(%a: vector<[4]xf32>) {
  // expected-error @+1 {{expected 'kind', 'acc' or two 'masks'}}
  %0 = arm_sme.outerproduct %a, %a add(%a) : vector<[4]xf32>, vector<[4]xf32>
}
