// RUN: --split-input-file --verify-diagnostics
// REFERENCE: it reads either the spelling of 19.1 or the messages of 22.1
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected ':'}}
omp.wsloop schedule(static = %i) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected ')'}}
omp.wsloop schedule(auto = %i : i32) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected ')'}}
omp.wsloop order(concurrent:foo) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected '='}}
omp.wsloop linear(%x : memref<i32>) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

// expected-note @below {{prior use here}}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{use of value '%z' expects different type than prior uses: 'i32' vs 'index'}}
omp.wsloop linear(%x = %z : memref<i32>) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected ':'}}
omp.wsloop linear(%x = %i) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected '->'}}
omp.simd aligned(%x : memref<i32>) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.simd' op attribute 'alignments' failed to satisfy constraint: 64-bit integer array attribute}}
omp.simd aligned(%x : memref<i32> -> 1.0) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.simd' op alignment should be greater than 0}}
omp.simd aligned(%x : memref<i32> -> 0) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.simd' op attribute 'alignments' failed to satisfy constraint: 64-bit integer array attribute}}
omp.simd aligned(%x : memref<i32> -> 1 : i32) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.simd' op aligned variable used more than once}}
omp.simd aligned(%x : memref<i32> -> 1, %x : memref<i32> -> 2) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected SSA operand}}
omp.simd aligned() { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.simd' op nontemporal variable used more than once}}
omp.simd nontemporal(%x, %x : memref<i32>, memref<i32>) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.simd' op simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value}}
omp.simd safelen(2) simdlen(3) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.simd' op attribute 'safelen' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
omp.simd safelen(0) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected ')'}}
omp.simd safelen(a) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected '->'}}
omp.task depend(taskdependin, %x : memref<i32>) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected '->'}}
omp.parallel reduction(@a %x : memref<i32>) { omp.terminator }
return
}

// -----

// expected-note @below {{previously referenced here}}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{region entry argument '%x' is already in use}}
omp.parallel reduction(@a %x -> %x : memref<i32>) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected attribute value}}
omp.parallel reduction(%x -> %u : memref<i32>) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected ':'}}
omp.parallel reduction(@a %x -> %u) { omp.terminator }
return
}

// -----

omp.private {type = private} @p : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
}
omp.private {type = firstprivate} @p2 : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%a : memref<i32>)
} dealloc {
^bb0(%a: memref<i32>):
  omp.yield
} {foo}
omp.declare_reduction @add : i32 attributes {foo} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
} cleanup {
^bb0(%a: i32):
  omp.yield
}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.parallel' op accumulator variable used more than once}}
omp.parallel reduction(@add %x -> %u : memref<i32>, @add %x -> %v : memref<i32>) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.parallel' op expected symbol reference @adf to point to a reduction declaration}}
omp.parallel reduction(@adf %x -> %u : memref<i32>) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected '->'}}
omp.parallel allocate(%x : memref<i32>) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.parallel' `if` clause can appear at most once in the expansion of the oilist directive}}
omp.parallel if(%c) if(%c) { omp.terminator }
return
}

// -----

// expected-note @below {{prior use here}}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{use of value '%i' expects different type than prior uses: 'i1' vs 'i32'}}
omp.parallel if(%i) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.parallel' op operand #0 must be integer or index, but got 'memref<i32>'}}
omp.parallel num_threads(%x : memref<i32>) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{failed to lookup privatizer op with symbol: '@nope'}}
omp.parallel private(@nope %x -> %u : memref<i32>) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected attribute value}}
omp.parallel private(%x -> %u : memref<i32>) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.loop_nest' expected 1 operands}}
omp.loop_nest (%q) : index = (%z, %z) to (%z) step (%z) { omp.yield }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected ':'}}
omp.loop_nest (%q) = (%z) to (%z) step (%z) { omp.yield }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected ')' in argument list}}
omp.loop_nest (%q : index) : index = (%z) to (%z) step (%z) { omp.yield }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected '='}}
omp.loop_nest (%q) : index (%z) to (%z) step (%z) { omp.yield }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.loop_nest' expected 'to'}}
omp.loop_nest (%q) : index = (%z) (%z) step (%z) { omp.yield }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.loop_nest' expected 'step'}}
omp.loop_nest (%q) : index = (%z) to (%z) exclusive step (%z) { omp.yield }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected '(' in operand list}}
omp.loop_nest (%q) : index = (%z) to (%z) step { omp.yield }
return
}

// -----

// expected-note @below {{prior use here}}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
omp.loop_nest (%q) : index = (%i) to (%z) step (%z) { omp.yield }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.loop_nest' expected 1 operands}}
omp.loop_nest (%q) : index = (%z) to (%z,%z) step (%z) { omp.yield }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.loop_nest' expected 1 operands}}
omp.loop_nest (%q) : index = (%z) to (%z) step (%z,%z) { omp.yield }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.loop_nest' op operand #0 must be variadic of integer or index, but got 'memref<i32>'}}
omp.loop_nest (%q) : memref<i32> = (%x) to (%x) step (%x) { omp.yield }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.loop_nest' op range argument type does not match corresponding IV type}}
"omp.loop_nest"(%z,%z,%z) ({ ^bb0(%k: i32): omp.yield }) : (index,index,index) -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.loop_nest' op number of range arguments and IVs do not match}}
"omp.loop_nest"(%z,%z,%z) ({ ^bb0(%k: index, %l: index): omp.yield }) : (index,index,index) -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.loop_nest' op must represent at least one loop}}
"omp.loop_nest"(%z,%z) ({ ^bb0(%k: index, %l: index): omp.yield }) : (index,index) -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.loop_nest' op failed to verify that all of {loop_lower_bounds, loop_upper_bounds, loop_steps} have same type}}
"omp.loop_nest"(%z,%i,%z) ({ ^bb0(%k: index): omp.yield }) : (index,i32,index) -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.loop_nest' op operand #0 must be variadic of integer or index, but got 'memref<i32>'}}
"omp.loop_nest"(%x,%x,%x) ({ ^bb0(%k: index): omp.yield }) : (memref<i32>,memref<i32>,memref<i32>) -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected '->'}}
omp.single copyprivate(%x : memref<i32>) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.single' op expected symbol reference @foo to point to a copy function}}
omp.single copyprivate(%x -> @foo : memref<i32>) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected ':'}}
omp.single copyprivate(%x -> @foo) { omp.terminator }
return
}

// -----

func.func private @cp1(memref<i32>)
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.single' op expected copy function @cp1 to have 2 operands}}
omp.single copyprivate(%x -> @cp1 : memref<i32>) { omp.terminator }
return
}

// -----

func.func private @cp2(memref<i32>, memref<f32>)
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.single' op expected copy function @cp2 arguments to have the same type}}
omp.single copyprivate(%x -> @cp2 : memref<i32>) { omp.terminator }
return
}

// -----

func.func private @cp3(memref<f32>, memref<f32>)
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.single' op expected copy function arguments' type ('memref<f32>') to be the same as copyprivate variable's type ('memref<i32>')}}
omp.single copyprivate(%x -> @cp3 : memref<i32>) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected equal sizes for allocate and allocator variables}}
"omp.single"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({ omp.terminator }) : (memref<i32>) -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.single' op inconsistent number of copyprivate vars (= 1) and functions (= 0), both must be equal}}
"omp.single"(%x) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({ omp.terminator }) : (memref<i32>) -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected equal sizes for allocate and allocator variables}}
"omp.parallel"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (memref<i32>) -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.parallel' op expected as many reduction symbol references as reduction variables}}
"omp.parallel"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>}> ({ ^bb0(%a: memref<i32>): omp.terminator }) : (memref<i32>) -> ()
return
}

// -----

omp.private {type = private} @p : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
}
omp.private {type = firstprivate} @p2 : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%a : memref<i32>)
} dealloc {
^bb0(%a: memref<i32>):
  omp.yield
} {foo}
omp.declare_reduction @add : i32 attributes {foo} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
} cleanup {
^bb0(%a: i32):
  omp.yield
}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected as many reduction variable by reference attributes as reduction variables}}
"omp.parallel"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, reductions = [@add], reduction_vars_byref = array<i1>}> ({ ^bb0(%l: memref<i32>): omp.terminator }) : (memref<i32>) -> ()
return
}

// -----

omp.private {type = private} @p : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
}
omp.private {type = firstprivate} @p2 : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%a : memref<i32>)
} dealloc {
^bb0(%a: memref<i32>):
  omp.yield
} {foo}
omp.declare_reduction @add : i32 attributes {foo} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
} cleanup {
^bb0(%a: i32):
  omp.yield
}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.parallel' op operand #0 must be variadic of OpenMP-compatible variable type, but got 'index'}}
"omp.parallel"(%z) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, reductions = [@add], reduction_vars_byref = array<i1: true>}> ({ ^bb0(%l: index): omp.terminator }) : (index) -> ()
return
}

// -----

omp.private {type = private} @p : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
}
omp.private {type = firstprivate} @p2 : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%a : memref<i32>)
} dealloc {
^bb0(%a: memref<i32>):
  omp.yield
} {foo}
omp.declare_reduction @add : i32 attributes {foo} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
} cleanup {
^bb0(%a: i32):
  omp.yield
}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.parallel' op unexpected reduction symbol references}}
"omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, reductions = [@add]}> ({ omp.terminator }) : () -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{inconsistent number of private variables and privatizer op symbols, private vars: 1 vs. privatizer op symbols: 0}}
"omp.parallel"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> ({ ^bb0(%a: memref<i32>): omp.terminator }) : (memref<i32>) -> ()
return
}

// -----

omp.private {type = private} @p : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
}
omp.private {type = firstprivate} @p2 : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%a : memref<i32>)
} dealloc {
^bb0(%a: memref<i32>):
  omp.yield
} {foo}
omp.declare_reduction @add : i32 attributes {foo} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
} cleanup {
^bb0(%a: i32):
  omp.yield
}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{inconsistent number of private variables and privatizer op symbols, private vars: 1 vs. privatizer op symbols: 2}}
"omp.parallel"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, privatizers = [@p, @p]}> ({ ^bb0(%a: memref<i32>): omp.terminator }) : (memref<i32>) -> ()
return
}

// -----

omp.private {type = private} @p : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
}
omp.private {type = firstprivate} @p2 : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%a : memref<i32>)
} dealloc {
^bb0(%a: memref<i32>):
  omp.yield
} {foo}
omp.declare_reduction @add : i32 attributes {foo} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
} cleanup {
^bb0(%a: i32):
  omp.yield
}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{type mismatch between a private variable and its privatizer op, var type: 'index' vs. privatizer op type: 'memref<i32>'}}
"omp.parallel"(%z) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, privatizers = [@p]}> ({ ^bb0(%a: memref<i32>): omp.terminator }) : (index) -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.parallel' invalid clause value: 'foo'}}
omp.parallel proc_bind(foo) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{use of undeclared SSA value name}}
omp.teams num_teams(%i : i32 to %i32 : i64) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected num_teams upper bound and lower bound to be the same type}}
omp.teams num_teams(%i : i32 to %j : i64) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.teams' expected 'to'}}
omp.teams num_teams(%i : i32) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.teams' expected 'to'}}
omp.teams num_teams() { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected num_teams upper bound to be defined if the lower bound is defined}}
"omp.teams"(%i) <{operandSegmentSizes = array<i32: 1,0,0,0,0,0,0>}> ({ ^bb0(%a: memref<i32>): omp.terminator }) : (i32) -> ()
return
}

// -----

omp.private {type = private} @p : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
}
omp.private {type = firstprivate} @p2 : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%a : memref<i32>)
} dealloc {
^bb0(%a: memref<i32>):
  omp.yield
} {foo}
omp.declare_reduction @add : i32 attributes {foo} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
} cleanup {
^bb0(%a: i32):
  omp.yield
}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected ':'}}
omp.teams reduction(@add -> %x) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected attribute value}}
omp.teams reduction(%x : memref<i32>) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.distribute' op chunk size set without dist_schedule_static being present}}
omp.distribute chunk_size(%i : i32) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
omp.simd { "a.b"() : () -> ()
 omp.terminator}
return
}

// -----

omp.private {type = private} @p : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
}
omp.private {type = firstprivate} @p2 : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%a : memref<i32>)
} dealloc {
^bb0(%a: memref<i32>):
  omp.yield
} {foo}
omp.declare_reduction @add : i32 attributes {foo} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
} cleanup {
^bb0(%a: i32):
  omp.yield
}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified}}
omp.taskloop reduction(@add -> %x : memref<i32>) nogroup { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

omp.private {type = private} @p : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
}
omp.private {type = firstprivate} @p2 : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%a : memref<i32>)
} dealloc {
^bb0(%a: memref<i32>):
  omp.yield
} {foo}
omp.declare_reduction @add : i32 attributes {foo} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
} cleanup {
^bb0(%a: i32):
  omp.yield
}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{the same list item cannot appear in both a reduction and an in_reduction clause}}
omp.taskloop reduction(@add -> %x : memref<i32>) in_reduction(@add -> %x : memref<i32>) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive}}
omp.taskloop grain_size(%i : i32) num_tasks(%i : i32) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.taskloop' op operand #0 must be integer, but got 'index'}}
omp.taskloop priority(%z : index) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.task' op expected symbol reference @nope to point to a reduction declaration}}
omp.task in_reduction(@nope -> %x : memref<i32>) { omp.terminator }
return
}

// -----

omp.private {type = private} @p : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
}
omp.private {type = firstprivate} @p2 : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%a : memref<i32>)
} dealloc {
^bb0(%a: memref<i32>):
  omp.yield
} {foo}
omp.declare_reduction @add : i32 attributes {foo} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
} cleanup {
^bb0(%a: i32):
  omp.yield
}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.taskgroup' op accumulator variable used more than once}}
omp.taskgroup task_reduction(@add -> %x : memref<i32>, @add -> %x : memref<i32>) { omp.terminator }
return
}

// -----

omp.private {type = private} @p : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
}
omp.private {type = firstprivate} @p2 : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%a : memref<i32>)
} dealloc {
^bb0(%a: memref<i32>):
  omp.yield
} {foo}
omp.declare_reduction @add : i32 attributes {foo} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
} cleanup {
^bb0(%a: i32):
  omp.yield
}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{use of undeclared SSA value name}}
omp.taskgroup task_reduction(@add -> %u : memref<f32>) { omp.terminator }
return
}

// -----

// expected-note @below {{prior use here}}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{use of value '%i' expects different type than prior uses: 'i1' vs 'i32'}}
omp.task final(%i) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.task' op expected as many depend values as depend variables}}
"omp.task"(%x) <{operandSegmentSizes = array<i32: 0,0,0,0,1,0,0>}> ({ ^bb0(%a: memref<i32>): omp.terminator }) : (memref<i32>) -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.task' op unexpected depend values}}
"omp.task"() <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0>, depends = [#omp<clause_task_depend(taskdependin)>]}> ({ ^bb0(%a: memref<i32>): omp.terminator }) : () -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.task' op attribute 'depend_kinds' failed to satisfy constraint: depend clause in a target or task construct array}}
"omp.task"() <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0>, depends = [3]}> ({ ^bb0(%a: memref<i32>): omp.terminator }) : () -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{invalid properties {operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, untied = 3 : i64} for op omp.task: Invalid attribute `untied` in property conversion: 3 : i64}}
"omp.task"() <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0>, untied = 3}> ({ ^bb0(%a: memref<i32>): omp.terminator }) : () -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.parallel' op attribute 'reduction_syms' failed to satisfy constraint: symbol ref array attribute}}
"omp.parallel"() <{operandSegmentSizes = array<i32: 0,0,0,0,0,0>, reduction_syms = [3]}> ({ ^bb0(%a: memref<i32>): omp.terminator }) : () -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected ':'}}
omp.flush()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.masked' op operand #0 must be integer or index, but got 'memref<i32>'}}
omp.masked filter(%x : memref<i32>) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.threadprivate' op failed to verify that all of {sym_addr, tls_addr} have same type}}
%t = omp.threadprivate %x : memref<i32> -> memref<f32>
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected '->'}}
%t = omp.threadprivate %x : memref<i32>
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'foo' is unknown (tried 'func.foo' as well)}}
omp.taskwait foo
return
}

// -----

omp.private {type = private} @p : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
}
omp.private {type = firstprivate} @p2 : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%a : memref<i32>)
} dealloc {
^bb0(%a: memref<i32>):
  omp.yield
} {foo}
omp.declare_reduction @add : i32 attributes {foo} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
} cleanup {
^bb0(%a: i32):
  omp.yield
}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.critical' op expected symbol reference @add to point to a critical declaration}}
omp.critical(@add) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.foo' is unknown}}
omp.foo
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{unregistered operation 'omp.foo' found in dialect ('omp') that does not allow unknown operations}}
"omp.foo"() : () -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.terminator' op must be the last operation in the parent block}}
omp.terminator
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.yield' op expects parent op to be one of 'omp.atomic.update, omp.declare_reduction, omp.loop_nest, omp.private'}}
omp.yield(%x : memref<i32>)
return
}
