// RUN: --split-input-file --verify-diagnostics
// Choices of a tuner, and constraints of parameters.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f() {
    // expected-error @below {{provided `selected` attribute is not an element of `options` array of attributes}}
    %0 = transform.tune.knob<"a"> = 3 : i64 from options = [1 : i64, 2 : i64] -> !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f() {
    // expected-error @below {{'selected_region' attribute specifies region at index 2 while op has only 1 regions}}
    transform.tune.alternatives<"b"> selected_region = 2 {
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f() {
    // expected-error @below {{'selected_region' attribute specifies region at index -1 while op has only 1 regions}}
    transform.tune.alternatives<"b"> selected_region = -1 {
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f() {
    %0 = transform.tune.alternatives<"b"> -> !transform.any_op {
      // expected-error @below {{expected terminator to have as many operands as the parent op has results}}
      transform.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%p: !transform.param<i64> {transform.readonly}) {
    %0 = transform.tune.alternatives<"b"> -> !transform.any_op {
      // expected-error @below {{the type of the terminator operand #0 must match the type of the corresponding parent op result ('!transform.param<i64>' vs '!transform.any_op')}}
      transform.yield %p : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%p: !transform.param<i64> {transform.readonly}) {
    // expected-error @below {{must have the same number of block arguments as operands}}
    transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
      smt.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%p: !transform.param<i64> {transform.readonly}) {
    // expected-error @below {{the type of block arg #0 is expected to be either a !smt.bool, a !smt.int, or a !smt.bv}}
    transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
    ^bb0(%x: i32):
      smt.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%p: !transform.param<i64> {transform.readonly}) {
    // expected-error @below {{ops contained in region should belong to SMT-dialect}}
    transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
    ^bb0(%x: !smt.bv<64>):
      %c = llvm.mlir.undef : i32
      smt.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%p: !transform.param<i64> {transform.readonly}) {
    %0 = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
    ^bb0(%x: !smt.int):
      // expected-error @below {{expected terminator to have as many operands as the parent op has results}}
      smt.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%p: !transform.param<i64> {transform.readonly}) {
    %0 = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
    ^bb0(%x: !smt.int):
      // expected-error @below {{the type of terminator operand #0 is expected to be either a !smt.bool, a !smt.int, or a !smt.bv}}
      smt.yield %p : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%p: !transform.param<i16> {transform.readonly}) {
    // expected-error @below {{the type of block arg #0 is '!smt.bv<8>' though the corresponding operand type ('!transform.param<i16>') is not wrapping an integer type of the same bitwidth}}
    transform.smt.constrain_params(%p) : (!transform.param<i16>) -> () {
    ^bb0(%x: !smt.bv<8>):
      smt.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%p: !transform.param<i1> {transform.readonly}) {
    %0:2 = transform.smt.constrain_params(%p) : (!transform.param<i1>) -> (!transform.any_param, !transform.param<i8>) {
    ^bb0(%x: !smt.bool):
      // expected-error @below {{the type of terminator operand #1 is !smt.bool though the corresponding result type ('!transform.param<i8>') is not wrapping i1}}
      smt.yield %x, %x : !smt.bool, !smt.bool
    }
    transform.yield
  }
}
