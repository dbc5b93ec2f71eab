// RUN: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// expected-note @below {{prior use here}}
func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{use of value '%i' expects different type than prior uses: 'i1' vs 'i32'}}
  scf.if %i { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.if' op must have an else block if defining values}}
  scf.if %c -> index { scf.yield %x : index }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i32' should match successor input type #0 'index'}}
  // expected-note @below {{region branch point}}
  scf.if %c -> index { scf.yield %i : i32 } else { scf.yield %x : index }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @below {{region branch point}}
  scf.if %c -> index { scf.yield } else { scf.yield %x : index }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 2 inputs}}
  // expected-note @below {{region branch point}}
  scf.if %c -> (index, i32) { scf.yield %x : index } else { scf.yield %x : index }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  // expected-note @below {{region branch point}}
  scf.if %c { scf.yield %x : index }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.if' op region #0 should have no arguments}}
  "scf.if"(%c) ({ ^bb0(%a : i1): "scf.yield"() : () -> () }, {}) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  "scf.if"(%c) ({ }, {}) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.if' op expects regions to end with 'scf.yield', found 'test.x'}}
  // expected-note @below {{in custom textual format, the absence of terminator implies 'scf.yield'}}
  "scf.if"(%c) ({ "test.x"() : () -> ()}, {}) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.condition' op expects parent op 'scf.while'}}
  "scf.if"(%c) ({ "scf.condition"(%c) : (i1) -> ()}, {}) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.if' op expected 2 regions}}
  "scf.if"(%c) ({ "scf.yield"() : () -> ()}) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{custom op 'else' is unknown (tried 'func.else' as well)}}
  scf.if %c { } else { } else { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  scf.for %k = %x to %y step %i { }
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  scf.for %k = %i to %i step %i { }
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{use of value '%x' expects different type than prior uses: 'f32' vs 'index'}}
  scf.for %k = %x to %y step %x : f32 { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{expected '->'}}
  scf.for %k = %x to %y step %x iter_args(%a = %c) { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{custom op 'scf.for' mismatch in number of loop-carried values and defined values}}
  scf.for %k = %x to %y step %x iter_args(%a = %c) -> (i1, i1) { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @below {{region branch point}}
  scf.for %k = %x to %y step %x iter_args(%a = %c) -> i1 { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'i1' != 'index'}}
  scf.for %k = %x to %y step %x iter_args(%a = %c) -> i1 { scf.yield %x : index }
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{use of value '%c' expects different type than prior uses: 'index' vs 'i1'}}
  scf.for %k = %x to %y step %x iter_args(%a = %c) -> index { scf.yield %x : index }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.for' op different number of region iter_args and yielded values: 0 != 1}}
  scf.for %k = %x to %y step %x { scf.yield %x : index }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{expected '='}}
  scf.for %k, %l = %x to %y step %x { scf.yield %x : index }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{expected '='}}
  scf.for %k %x to %y step %x { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{custom op 'scf.for' expected 'to'}}
  scf.for %k = %x %y step %x { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{custom op 'scf.for' expected 'step'}}
  scf.for %k = %x to %y { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  %q = "scf.for"(%x, %x, %x) ({ ^bb0(%k: index): "scf.yield"() : () -> () }) : (index, index, index) -> i32
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.for' op different number of inits and region iter_args: 1 != 0}}
  %q = "scf.for"(%x, %x, %x, %i) ({ ^bb0(%k: index): "scf.yield"() : () -> () }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'index'}}
  %q = "scf.for"(%x, %x, %x, %i) ({ ^bb0(%k: index, %j: index): "scf.yield"(%i) : (i32) -> () }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.for' op expected induction variable to be same type as bounds and step}}
  %q = "scf.for"(%x, %x, %x, %i) ({ ^bb0(%k: i32, %j: i32): "scf.yield"(%i) : (i32) -> () }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.for' op different number of inits and region iter_args: 1 != 18446744073709551615}}
  %q = "scf.for"(%x, %x, %x, %i) ({ ^bb0: "scf.yield"(%i) : (i32) -> () }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'i32' != 'i64'}}
  %q = "scf.for"(%x, %x, %x, %i) ({ ^bb0(%k: index, %j: i32): "scf.yield"(%i) : (i32) -> () }) : (index, index, index, i32) -> i64
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
  "scf.for"(%x, %i, %x) ({ ^bb0(%k: index): "scf.yield"() : () -> () }) : (index, i32, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.for' op operand #0 must be signless integer or index, but got 'memref<?xf32>'}}
  "scf.for"(%m, %m, %m) ({ ^bb0(%k: memref<?xf32>): "scf.yield"() : () -> () }) : (memref<?xf32>, memref<?xf32>, memref<?xf32>) -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @below {{region branch point}}
  %q = scf.execute_region -> index { scf.yield }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i32' should match successor input type #0 'index'}}
  // expected-note @below {{region branch point}}
  %q = scf.execute_region -> index { scf.yield %i : i32 }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.execute_region' op region needs to have at least one block}}
  "scf.execute_region"() ({ }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.execute_region' op region cannot have any arguments}}
  "scf.execute_region"() ({ ^bb0(%a : i1): "scf.yield"() : () -> () }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.execute_region' op region needs to have at least one block}}
  scf.execute_region { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'i1' should match successor input type #0 'index'}}
  // expected-note @below {{region branch point}}
  %w = scf.while (%a = %x) : (index) -> index { scf.condition(%c) %c : i1 } do { ^bb0(%u: index): scf.yield %u : index }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'i1' should match successor input type #0 'index'}}
  // expected-note @below {{region branch point}}
  %w = scf.while (%a = %x) : (index) -> i1 { scf.condition(%c) %c : i1 } do { ^bb0(%u: index): scf.yield %u : index }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: region branch point has 1 operands, but region successor needs 0 inputs}}
  // expected-note @below {{region branch point}}
  %w = scf.while (%a = %x) : (index) -> i1 { scf.condition(%c) %c : i1 } do { scf.yield %x : index }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: successor operand type #0 'i1' should match successor input type #0 'index'}}
  // expected-note @below {{region branch point}}
  %w = scf.while (%a = %x) : (index) -> i1 { scf.condition(%c) %c : i1 } do { ^bb0(%u: i1): scf.yield %u : i1 }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @below {{region branch point}}
  %w = scf.while (%a = %x) : (index) -> i1 { scf.condition(%c) %c : i1 } do { ^bb0(%u: i1): scf.yield  }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  // expected-note @below {{terminator here}}
  %w = scf.while (%a = %x) : (index) -> i1 { scf.yield  } do { ^bb0(%u: i1): scf.yield  }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  // expected-note @below {{terminator here}}
  %w = scf.while (%a = %x) : (index) -> i1 { "test.a"() : () -> ()  } do { ^bb0(%u: i1): scf.yield  }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
  // expected-note @below {{terminator here}}
  %w = scf.while (%a = %x) : (index) -> i1 { scf.condition(%c) %c : i1 } do { ^bb0(%u: i1): "test.a"() : () -> ()  }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{custom op 'scf.while' expected as many input types as operands (expected 1 got 2)}}
  %w = scf.while (%a = %x) : (index, i1) -> i1 { scf.condition(%c) %c : i1 } do { ^bb0(%u: i1): scf.yield  }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{custom op 'scf.while' expected as many input types as operands (expected 2 got 1)}}
  %w = scf.while (%a = %x, %b = %y) : (index) -> i1 { scf.condition(%c) %c : i1 } do { ^bb0(%u: i1): scf.yield  }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{expected ':'}}
  %w = scf.while (%a = %x) { scf.condition(%c) %c : i1 } do { ^bb0(%u: i1): scf.yield  }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  %w = scf.while : () -> i1 { scf.condition(%c) %c : i1 }
  // expected-error @below {{custom op 'scf.while' expected 'do'}}
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{custom op 'scf.while' invalid kind of type specified}}
  %w = scf.while : i1 { scf.condition(%c) %c : i1 }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.condition' op expects parent op 'scf.while'}}
  scf.condition(%c)
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.while' op along control flow edge from parent to Region #0: successor operand type #0 'index' should match successor input type #0 'i32'}}
  // expected-note @below {{region branch point}}
  "scf.while"(%x) ({ ^bb0(%a: i32): "scf.condition"(%c) : (i1) -> ()}, { "scf.yield"() : () -> () }) : (index) -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.while' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs}}
  // expected-note @below {{region branch point}}
  "scf.while"(%x) ({ ^bb0: "scf.condition"(%c) : (i1) -> ()}, { "scf.yield"() : () -> () }) : (index) -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @below {{region branch point}}
  "scf.while"() ({ ^bb0: "scf.condition"(%c) : (i1) -> ()}, { ^bb1(%a: i1): "scf.yield"() : () -> () }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
  // expected-note @below {{terminator here}}
  scf.parallel (%k) = (%x) to (%y) step (%x) { scf.yield }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{custom op 'scf.parallel' expected 1 operands}}
  scf.parallel (%k) = (%x) to (%y, %y) step (%x) { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{custom op 'scf.parallel' expected 2 operands}}
  scf.parallel (%k, %l) = (%x) to (%y) step (%x) { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{custom op 'scf.parallel' expected 1 operands}}
  scf.parallel (%k) = (%x) to (%y) step (%x, %x) { }
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  scf.parallel (%k) = (%i) to (%y) step (%x) { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{custom op 'scf.parallel' number of operands and types do not match: got 1 operands and 0 types}}
  %p = scf.parallel (%k) = (%x) to (%y) step (%x) init (%x) { scf.reduce }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %p = scf.parallel (%k) = (%x) to (%y) step (%x) init (%x) -> index { scf.reduce }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %p = scf.parallel (%k) = (%x) to (%y) step (%x) init (%x) -> index { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{custom op 'scf.parallel' number of operands and types do not match: got 1 operands and 2 types}}
  %p = scf.parallel (%k) = (%x) to (%y) step (%x) init (%x) -> (index, index) { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.reduce' op expects type of 0-th reduction operand: 'index' to be the same as the 0-th result type: 'i32'}}
  %p = scf.parallel (%k) = (%x) to (%y) step (%x) init (%i) -> i32 { scf.reduce(%x : index) { ^bb0(%l: index, %r: index): scf.reduce.return %l : index } }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.reduce' op expected two block arguments with type 'i32' in the 0-th reduction region}}
  %p = scf.parallel (%k) = (%x) to (%y) step (%x) init (%i) -> i32 { scf.reduce(%i : i32) { ^bb0(%l: index, %r: index): scf.reduce.return %l : index } }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.reduce' op expected two block arguments with type 'i32' in the 0-th reduction region}}
  %p = scf.parallel (%k) = (%x) to (%y) step (%x) init (%i) -> i32 { scf.reduce(%i : i32) { ^bb0(%l: i32): scf.reduce.return %l : i32 } }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.reduce.return' op must have type 'i32' (the type of the reduction inputs)}}
  %p = scf.parallel (%k) = (%x) to (%y) step (%x) init (%i) -> i32 { scf.reduce(%i : i32) { ^bb0(%l: i32, %r: i32): scf.reduce.return %k : index } }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.reduce' op reduction bodies must be terminated with an 'scf.reduce.return' op}}
  %p = scf.parallel (%k) = (%x) to (%y) step (%x) init (%i) -> i32 { scf.reduce(%i : i32) { ^bb0(%l: i32, %r: i32): "test.x"() : () -> () } }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  %p = scf.parallel (%k) = (%x) to (%y) step (%x) init (%i) -> i32 { scf.reduce(%i : i32) { ^bb0(%l: i32, %r: i32): scf.yield } }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %p = scf.parallel (%k) = (%x) to (%y) step (%x) init (%i) -> i32 { scf.reduce(%i : i32) }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.reduce' op region #0 ('reductions') failed to verify constraint: region with 1 blocks}}
  %p = scf.parallel (%k) = (%x) to (%y) step (%x) init (%i) -> i32 { scf.reduce(%i : i32) {} }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  scf.parallel () = () to () step () {  }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  "scf.parallel"(%x,%x) <{operandSegmentSizes = array<i32: 1,1,0,0>}> ({ ^bb0(%k: index): "scf.reduce"() : () -> () }) : (index,index) -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.parallel' op expects arguments for the induction variable to be of index type}}
  "scf.parallel"(%x,%x,%x) <{operandSegmentSizes = array<i32: 1,1,1,0>}> ({ ^bb0(%k: i32): "scf.reduce"() : () -> () }) : (index,index,index) -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.parallel' op expects the same number of induction variables: 0 as bound and step values: 1}}
  "scf.parallel"(%x,%x,%x) <{operandSegmentSizes = array<i32: 1,1,1,0>}> ({ ^bb0: "scf.reduce"() : () -> () }) : (index,index,index) -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.parallel' op expects number of results: 0 to be the same as number of initial values: 1}}
  "scf.parallel"(%x,%x,%x,%i) <{operandSegmentSizes = array<i32: 1,1,1,1>}> ({ ^bb0(%k: index): "scf.reduce"() : () -> () }) : (index,index,index,i32) -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.reduce' op expects parent op 'scf.parallel'}}
  scf.reduce
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.reduce.return' op expects parent op 'scf.reduce'}}
  scf.reduce.return %x : index
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{expected 1 upper bound values, got 2}}
  scf.forall (%k) in (%x, %y) {  }
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  scf.forall (%k) in (%i) {  }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{expected 1 upper bound values, got 2}}
  scf.forall (%k) = (0) to (4, 5) step (1) {  }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{expected 1 step values, got 2}}
  scf.forall (%k) = (0) to (4) step (1, 1) {  }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{expected '{' to begin a region}}
  scf.forall (%k) in (4) -> tensor<?xf32> {  }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{custom op 'scf.forall' number of operands and types do not match: got 1 operands and 0 types}}
  scf.forall (%k) in (4) shared_outs(%o = %t) {  }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{custom op 'scf.forall' number of operands and types do not match: got 1 operands and 2 types}}
  scf.forall (%k) in (4) shared_outs(%o = %t) -> (tensor<?xf32>, i1) {  }
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{use of value '%t' expects different type than prior uses: 'tensor<4xf32>' vs 'tensor<?xf32>'}}
  scf.forall (%k) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {  }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.forall' op operand #0 must be variadic of ranked tensor of any type values, but got 'index'}}
  scf.forall (%k) in (4) shared_outs(%o = %x) -> (index) {  }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%k) in (4) { } {mapping = [3]}
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
  scf.forall.in_parallel { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{expected 1 upper bound values, got 2}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4,5>}> ({ ^bb0(%a: index): "scf.forall.in_parallel"() ({ ^bb0: }) : () -> () }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.forall' op expects 0-th block argument to be an index}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({ ^bb0(%a: i32): "scf.forall.in_parallel"() ({ ^bb0: }) : () -> () }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.forall' op region expects 1 arguments}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({ ^bb0: "scf.forall.in_parallel"() ({ ^bb0: }) : () -> () }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.forall' op produces 0 results, but has only 1 outputs}}
  "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({ ^bb0(%a: index, %b: index): "scf.forall.in_parallel"() ({ ^bb0: }) : () -> () }) : (tensor<?xf32>) -> ()
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  scf.index_switch %i default { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  scf.index_switch %x case 1 { }
  // expected-error @below {{custom op 'scf.index_switch' expected 'default'}}
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  scf.index_switch %x case 1 { } default { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.index_switch' op has duplicate case value: 1}}
  scf.index_switch %x case 1 { scf.yield } case 1 { scf.yield } default { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.index_switch' op expected region to end with scf.yield, but got test.x}}
  scf.index_switch %x case 1 { "test.x"() : () -> () } default { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.index_switch' op expected each region to return 0 values, but case region #0 returns 1}}
  // expected-note @below {{see yield operation here}}
  scf.index_switch %x case 1 { scf.yield %x : index } default { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.index_switch' op expected each region to return 1 values, but default region returns 0}}
  // expected-note @below {{see yield operation here}}
  %q = scf.index_switch %x -> index case 1 { scf.yield %x : index } default { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.index_switch' op expected result #0 of each region to be 'index'}}
  // expected-note @below {{case region #0 returns 'i32' here}}
  %q = scf.index_switch %x -> index case 1 { scf.yield %i : i32 } default { scf.yield %x : index }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.index_switch' op has 0 case regions but 1 case values}}
  "scf.index_switch"(%x) <{cases = array<i64: 1>}> ({ scf.yield }) : (index) -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.index_switch' op region #0 ('defaultRegion') failed to verify constraint: region with 1 blocks}}
  "scf.index_switch"(%x) <{cases = array<i64>}> ({ }) : (index) -> ()
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'scf.index_switch' op expected region to end with scf.yield, but got test.x}}
  "scf.index_switch"(%x) <{cases = array<i64>}> ({ "test.x"() : () -> () }) : (index) -> ()
  return
}

// -----

func.func @parallel_without_progress(%a: index, %b: index) {
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  // expected-error @below {{constant step operand must be positive}}
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%one, %zero) {
  }
  return
}

// -----

func.func @mapping_to_no_device(%a: index) {
  // expected-error @below {{attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%i) in (%a) {
  } {mapping = ["thread"]}
  return
}

// -----

// What the types have to do with each other comes before the regions.
func.func @bounds_of_two_types(%a: index, %b: i32) {
  // expected-error @below {{failed to verify that all of {lowerBound, upperBound, step} have same type}}
  "scf.for"(%a, %b, %a) ({}) : (index, i32, index) -> ()
  return
}
