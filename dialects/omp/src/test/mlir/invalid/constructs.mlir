// RUN: --split-input-file --verify-diagnostics
func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{expected equal sizes for allocate and allocator variables}}
  "omp.teams"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{expected num_teams upper bound to be defined if the lower bound is defined}}
  "omp.teams"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0>}> ({ omp.terminator }) : (i32) -> ()
  return
}

// -----

func.func @f(%i: i32, %l: i64) {
  // expected-error @below {{expected num_teams upper bound and lower bound to be the same type}}
  "omp.teams"(%i, %l) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 1, 0, 0, 0>}> ({ omp.terminator }) : (i32, i64) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected to be nested inside of omp.target or not nested in any OpenMP dialect operations}}
  omp.teams { omp.teams { omp.terminator } omp.terminator }
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected to be nested inside of omp.target or not nested in any OpenMP dialect operations}}
  omp.parallel { omp.teams { omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.teams' op expected symbol reference @zz to point to a reduction declaration}}
  omp.teams reduction(@zz %p -> %a : !llvm.ptr) { omp.terminator }
  return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}
func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.teams' op accumulator variable used more than once}}
  omp.teams reduction(@add %p -> %a, @add %p -> %b : !llvm.ptr, !llvm.ptr) { omp.terminator }
  return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}
func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.teams' op expected at least 1 entry block argument(s)}}
  "omp.teams"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0>, reduction_syms = [@add]}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.teams' op expected as many reduction symbol references as reduction variables}}
  "omp.teams"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0>}> ({ ^bb0(%a : !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.parallel' op expected at least 1 entry block argument(s)}}
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{expected equal sizes for allocate and allocator variables}}
  "omp.sections"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.sections' op expected omp.section op or terminator op inside region}}
  omp.sections { omp.barrier omp.terminator }
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.section' op expected at least 1 entry block argument(s)}}
  omp.sections private(@p %p -> %a : !llvm.ptr) { omp.section { omp.terminator } omp.terminator }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.sections' op expected omp.section op or terminator op inside region}}
  omp.sections { omp.sections { omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{expected equal sizes for allocate and allocator variables}}
  "omp.single"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.single' op inconsistent number of copyprivate vars (= 1) and functions (= 0), both must be equal}}
  "omp.single"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.single' op expected symbol reference @zz to point to a copy function}}
  omp.single copyprivate(%p -> @zz : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @copy(%a: !llvm.ptr, %b: !llvm.ptr) { return }
func.func @f(%m: memref<i32>) {
  // expected-error @below {{'omp.single' op expected copy function arguments' type ('!llvm.ptr') to be the same as copyprivate variable's type ('memref<i32>')}}
  omp.single copyprivate(%m -> @copy : memref<i32>) { omp.terminator }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.task' op expected as many depend values as depend variables}}
  "omp.task"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.task' op expected as many reduction symbol references as reduction variables}}
  "omp.task"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.task' op expected symbol reference @zz to point to a reduction declaration}}
  omp.task in_reduction(@zz %p -> %a : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.taskloop' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`}}
  omp.taskloop { omp.terminator }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.taskgroup' op expected symbol reference @zz to point to a reduction declaration}}
  omp.taskgroup task_reduction(@zz %p -> %a : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.ordered' op must be nested inside of a loop}}
  omp.ordered
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.loop' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`}}
  omp.loop { omp.terminator }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
  omp.scan inclusive(%p : !llvm.ptr)
  return
}

// -----

func.func @f() {
  // expected-error @below {{Exactly one of EXCLUSIVE or INCLUSIVE clause is expected}}
  omp.scan
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{Exactly one of EXCLUSIVE or INCLUSIVE clause is expected}}
  omp.scan inclusive(%p : !llvm.ptr) exclusive(%p : !llvm.ptr)
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
  omp.parallel { omp.scan inclusive(%p : !llvm.ptr) omp.terminator }
  return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}
func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
  omp.parallel reduction(mod: inscan, @add %p -> %a : !llvm.ptr) { omp.scan inclusive(%p : !llvm.ptr) omp.terminator }
  return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}
func.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
  omp.taskloop reduction(mod: inscan, @add %p -> %a : !llvm.ptr) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.scan exclusive(%p : !llvm.ptr) omp.yield } }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{ALIGN value : 3 must be power of 2}}
  omp.allocate_dir(%p : !llvm.ptr) align(3)
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.allocate_dir' op attribute 'align' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  omp.allocate_dir(%p : !llvm.ptr) align(0)
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected ':'}}
  omp.allocate_dir() align(8)
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected non-function type}}
  omp.allocate_dir( : )
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{failed to lookup privatizer op with symbol: '@zz'}}
  omp.parallel private(@zz %p -> %a : !llvm.ptr) { omp.terminator }
  return
}

// -----

omp.private {type = private} @pi : f32 init {
^bb0(%a: memref<f32>, %b: memref<f32>):
  omp.yield(%b : memref<f32>)
}
func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{type mismatch between a private variable and its privatizer op, var type: '!llvm.ptr' vs. privatizer op type: 'memref<f32>'}}
  omp.parallel private(@pi %p -> %a : !llvm.ptr) { omp.terminator }
  return
}

// -----

omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%mf: memref<f32>) {
  // expected-error @below {{type mismatch between a firstprivate variable and its privatizer op, var type: 'memref<f32>' vs. privatizer op type: '!llvm.ptr'}}
  omp.parallel private(@fp %mf -> %a : memref<f32>) { omp.terminator }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.wsloop' op loop wrapper does not contain exactly one nested op}}
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({ }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.wsloop' op loop wrapper does not contain exactly one nested op}}
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({ ^bb0: }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.wsloop' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`}}
  omp.wsloop { omp.terminator }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.critical' op expected symbol reference @foo to point to a critical declaration}}
  omp.critical(@foo) { omp.terminator }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.taskgroup' op expected at least 1 entry block argument(s)}}
  "omp.taskgroup"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.taskgroup' op expected as many reduction symbol references as reduction variables}}
  "omp.taskgroup"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.task' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "omp.task"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 1, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.task' op unexpected depend values}}
  "omp.task"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 1, 0>, depend_kinds = [#omp<clause_task_depend(taskdependin)>]}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @copy(%a: !llvm.ptr, %b: !llvm.ptr) { return }
func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{failed to lookup privatizer op with symbol: '@copy'}}
  omp.parallel private(@copy %p -> %a : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{inconsistent number of private variables and privatizer op symbols, private vars: 1 vs. privatizer op symbols: 0}}
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
  return
}
