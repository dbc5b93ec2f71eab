// RUN: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// Values passed between an operation and its regions, and loop-carried values.
func.func @fewer_inits(%a: index, %x: i32) {
  // expected-error @below {{'scf.for' op different number of inits and region iter_args: 0 != 1}}
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: index, %y: i32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @more_inits(%a: index, %x: i32) {
  // expected-error @below {{'scf.for' op different number of inits and region iter_args: 1 != 0}}
  %0 = "scf.for"(%a, %a, %a, %x) ({
  ^bb0(%i: index):
    scf.yield %x : i32
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @init_of_other_type(%a: index, %x: i32, %z: i64) {
  // expected-error @below {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'i64'}}
  %0 = "scf.for"(%a, %a, %a, %x) ({
  ^bb0(%i: index, %y: i64):
    scf.yield %y : i64
  }) : (index, index, index, i32) -> i64
  return
}

// -----

func.func @second_init_of_other_type(%a: index, %x: i32, %z: i64) {
  // expected-error @below {{'scf.for' op 1-th init and 1-th region iter_arg have different type: 'i64' != 'i32'}}
  %0:2 = "scf.for"(%a, %a, %a, %x, %z) ({
  ^bb0(%i: index, %y: i32, %w: i32):
    scf.yield %y, %w : i32, i32
  }) : (index, index, index, i32, i64) -> (i32, i32)
  return
}

// -----

func.func @fewer_yielded(%a: index, %x: i32) {
  // expected-error @below {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = "scf.for"(%a, %a, %a, %x) ({
  ^bb0(%i: index, %y: i32):
    // expected-note @below {{region branch point}}
    scf.yield
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @more_yielded(%a: index, %x: i32) {
  // expected-error @below {{'scf.for' op different number of region iter_args and yielded values: 1 != 2}}
  %0 = "scf.for"(%a, %a, %a, %x) ({
  ^bb0(%i: index, %y: i32):
    scf.yield %y, %y : i32, i32
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @yielded_of_other_type(%a: index, %x: i32, %z: i64) {
  // expected-error @below {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'i32' != 'i64'}}
  %0 = "scf.for"(%a, %a, %a, %x) ({
  ^bb0(%i: index, %y: i32):
    scf.yield %z : i64
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @result_of_other_type(%a: index, %x: i32, %z: i64) {
  // expected-error @below {{'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'i32' != 'i64'}}
  %0 = "scf.for"(%a, %a, %a, %x) ({
  ^bb0(%i: index, %y: i32):
    scf.yield %y : i32
  }) : (index, index, index, i32) -> i64
  return
}

// -----

func.func @if_yields_other_type(%c: i1, %x: i32, %z: i64) {
  // expected-error @below {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i64' should match successor input type #0 'i32'}}
  %0 = "scf.if"(%c) ({
    scf.yield %x : i32
  }, {
    // expected-note @below {{region branch point}}
    scf.yield %z : i64
  }) : (i1) -> i32
  return
}

// -----

func.func @if_yields_nothing(%c: i1, %x: i32) {
  // expected-error @below {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = "scf.if"(%c) ({
    // expected-note @below {{region branch point}}
    scf.yield
  }, {
    scf.yield %x : i32
  }) : (i1) -> i32
  return
}

// -----

func.func @if_yields_too_much(%c: i1, %x: i32) {
  // expected-error @below {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 2 operands, but region successor needs 1 inputs}}
  %0 = "scf.if"(%c) ({
    // expected-note @below {{region branch point}}
    scf.yield %x, %x : i32, i32
  }, {
    scf.yield %x : i32
  }) : (i1) -> i32
  return
}

// -----

func.func @while_with_other_condition(%c: i1, %x: i32, %z: i64) {
  // expected-error @below {{'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'i64' should match successor input type #0 'i32'}}
  %0 = "scf.while"(%x) ({
  ^bb0(%y: i32):
    // expected-note @below {{region branch point}}
    scf.condition(%c) %z : i64
  }, {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }) : (i32) -> i32
  return
}

// -----

func.func @while_with_other_init(%c: i1, %x: i32, %z: i64) {
  // expected-error @below {{'scf.while' op along control flow edge from parent to Region #0: successor operand type #0 'i64' should match successor input type #0 'i32'}}
  // expected-note @below {{region branch point}}
  %0 = "scf.while"(%z) ({
  ^bb0(%y: i32):
    scf.condition(%c) %y : i32
  }, {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }) : (i64) -> i32
  return
}

// -----

func.func @execute_region_with_different_yields(%c: i1, %x: i32, %z: i64) {
  // expected-error @below {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i64' should match successor input type #0 'i32'}}
  %0 = "scf.execute_region"() ({
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %x : i32
  ^bb2:
    // expected-note @below {{region branch point}}
    scf.yield %z : i64
  }) : () -> i32
  return
}

// -----

func.func @execute_region_with_different_counts(%c: i1, %x: i32, %z: i64) {
  // expected-error @below {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = "scf.execute_region"() ({
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %x : i32
  ^bb2:
    // expected-note @below {{region branch point}}
    scf.yield
  }) : () -> i32
  return
}

// -----

func.func @switch_yields_other_type(%a: index, %x: i32, %z: i64) {
  // expected-error @below {{'scf.index_switch' op expected result #0 of each region to be 'i32'}}
  %0 = "scf.index_switch"(%a) ({
    scf.yield %x : i32
  }, {
    // expected-note @below {{case region #0 returns 'i64' here}}
    scf.yield %z : i64
  }) {cases = array<i64: 1>} : (index) -> i32
  return
}

// -----

func.func @return_of_other_type(%a: index) -> i32 {
  // expected-error @below {{type of return operand 0 ('index') doesn't match function result type ('i32') in function @return_of_other_type}}
  "func.return"(%a) : (index) -> ()
}

// -----

// expected-error @below {{'func.func' op type of entry block argument #0('i32') must match the type of the corresponding argument in function signature('i64')}}
"func.func"() ({
^bb0(%a: i32):
  func.return
}) {function_type = (i64) -> (), sym_name = "argument_of_other_type"} : () -> ()

// -----

// expected-error @below {{'func.func' op entry block must have 0 arguments to match function signature}}
"func.func"() ({
^bb0(%a: i32):
  func.return
}) {function_type = () -> (), sym_name = "more_arguments"} : () -> ()

// -----

func.func @valid_loop_after_invalid_isolated() {
  builtin.module {
    func.func @inner(%a: i32) -> i64 {
      // expected-error @below {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @inner}}
      "func.return"(%a) : (i32) -> ()
    }
  }
  "func.return"() : () -> ()
}
