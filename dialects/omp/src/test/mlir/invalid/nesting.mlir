// RUN: --split-input-file --verify-diagnostics
func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute missing from composite wrapper}}
  omp.taskloop { omp.simd { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute missing from composite wrapper}}
  omp.taskloop { omp.simd { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{only supported nested wrapper is 'omp.simd'}}
  omp.taskloop { omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute present in non-composite wrapper}}
  omp.taskloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive}}
  omp.taskloop grainsize(%i: i32) num_tasks(%i: i32) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{custom op 'omp.taskloop' invalid grainsize modifier : 'foo'}}
  omp.taskloop grainsize(foo, %i: i32) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }
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
  // expected-error @below {{if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified}}
  omp.taskloop nogroup reduction(@add %p -> %a : !llvm.ptr) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }
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
  // expected-error @below {{the same list item cannot appear in both a reduction and an in_reduction clause}}
  omp.taskloop in_reduction(@add %p -> %a : !llvm.ptr) reduction(@add %p -> %b : !llvm.ptr) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{expected equal sizes for allocate and allocator variables}}
  "omp.taskloop"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.ordered.region' op the enclosing worksharing-loop region must have an ordered clause}}
  omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.ordered.region { omp.terminator } omp.yield } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.ordered.region' op the enclosing loop's ordered clause must not have a parameter present}}
  omp.wsloop ordered(1) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.ordered.region { omp.terminator } omp.yield } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.ordered.region' op must be nested inside of a worksharing, simd or worksharing simd loop}}
  omp.distribute { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.ordered.region { omp.terminator } omp.yield } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.ordered' op number of variables in depend clause does not match number of iteration variables in the doacross loop}}
  omp.wsloop ordered(2) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.ordered depend_type(dependsource) depend_vec(%i : i32) {doacross_num_loops = 1 : i64} omp.yield } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.workshare.loop_wrapper' op must be nested in an omp.workshare}}
  omp.workshare.loop_wrapper { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute missing from composite wrapper}}
  omp.workshare { omp.workshare.loop_wrapper { omp.simd { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } } omp.terminator }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.workshare.loop_wrapper' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`}}
  omp.workshare { omp.workshare.loop_wrapper { omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.loop' op expected to be a standalone loop wrapper}}
  omp.loop { omp.simd { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute missing from composite wrapper}}
  omp.loop { omp.simd { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{'omp.loop' op expected symbol reference @zz to point to a reduction declaration}}
  omp.loop reduction(@zz %p -> %a : !llvm.ptr) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{custom op 'omp.loop' invalid clause value: 'foo'}}
  omp.loop bind(foo) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }
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
  omp.wsloop reduction(mod: task, @add %p -> %a : !llvm.ptr) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.scan inclusive(%p : !llvm.ptr) omp.yield } }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.workdistribute' op workdistribute must be nested under teams}}
  omp.workdistribute { omp.terminator }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.workdistribute' op nested parallel constructs not allowed in workdistribute}}
  omp.teams { omp.workdistribute { omp.parallel { omp.terminator } omp.terminator } omp.terminator }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.workdistribute' op explicit barriers are not allowed in workdistribute region}}
  omp.teams { omp.workdistribute { omp.barrier omp.terminator } omp.terminator }
  return
}

// -----

func.func @f() {
  // expected-error @below {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  omp.teams { omp.workdistribute { "foo"() : () -> () omp.terminator } omp.terminator }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.workdistribute' op region cannot be empty}}
  omp.teams { omp.workdistribute { } omp.terminator }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.workdistribute' op region cannot be empty}}
  omp.teams { "omp.workdistribute"() ({ }) : () -> () omp.terminator }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{Cannot find privatizer '@zz'}}
  omp.simd private(@zz %p -> %a : !llvm.ptr) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.wsloop' op loop wrapper does not contain exactly one nested op}}
  omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.wsloop' op loop wrapper does not contain exactly one nested op}}
  omp.wsloop { %c1 = arith.constant 1 : i32 omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute present in non-composite wrapper}}
  omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute missing from composite wrapper}}
  omp.wsloop { omp.simd { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute missing from composite wrapper}}
  omp.wsloop { omp.simd { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute missing from composite wrapper}}
  omp.wsloop { omp.simd { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{only supported nested wrapper is 'omp.simd'}}
  omp.wsloop { omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute present in non-composite wrapper}}
  omp.simd { omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute present in non-composite wrapper}}
  omp.simd { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute present in non-composite wrapper}}
  omp.distribute { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent}}
  omp.distribute { omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent}}
  omp.distribute { omp.wsloop { omp.simd { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute present in non-composite wrapper}}
  omp.distribute { omp.taskloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.distribute' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`}}
  omp.distribute { omp.parallel { omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } omp.terminator } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute missing from composite operation}}
  omp.parallel { omp.distribute { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } omp.terminator }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent}}
  omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute present in non-composite operation}}
  omp.parallel { omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } omp.terminator } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{unexpected OpenMP operation inside of composite 'omp.parallel': omp.barrier}}
  omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} omp.barrier omp.terminator } {omp.composite}
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.composite' attribute present in non-composite operation}}
  omp.parallel { omp.terminator } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.loop_nest' op expects parent op to be a loop wrapper}}
  omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.loop_nest' op expects parent op to be a loop wrapper}}
  omp.parallel { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } omp.terminator }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.workshare.loop_wrapper' op expected to be a standalone loop wrapper}}
  omp.workshare { omp.workshare.loop_wrapper { omp.simd { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.loop' op expected to be a standalone loop wrapper}}
  omp.loop { omp.loop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute present in non-composite wrapper}}
  omp.taskloop { omp.taskloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.cancel' op Orphaned cancel construct}}
  omp.cancel cancellation_construct_type(parallel)
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.cancel' op Orphaned cancel construct}}
  omp.cancel cancellation_construct_type(taskgroup)
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.cancellation_point' op Orphaned cancellation point}}
  omp.cancellation_point cancellation_construct_type(taskgroup)
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.cancel' op Orphaned cancel construct}}
  omp.cancel cancellation_construct_type(loop)
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.cancel' op Orphaned cancel construct}}
  omp.cancel cancellation_construct_type(sections)
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.cancel' op cancel taskgroup must appear inside a task region}}
  omp.taskgroup { omp.cancel cancellation_construct_type(taskgroup) omp.terminator }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.cancel' op cancel parallel must appear inside a parallel region}}
  omp.parallel { omp.task { omp.cancel cancellation_construct_type(parallel) omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.cancel' op cancel taskgroup must appear inside a task region}}
  omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.cancel cancellation_construct_type(taskgroup) omp.yield } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{A worksharing construct that is canceled must not have a nowait clause}}
  omp.wsloop nowait { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.cancel cancellation_construct_type(loop) omp.yield } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{A worksharing construct that is canceled must not have an ordered clause}}
  omp.wsloop ordered(1) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.cancel cancellation_construct_type(loop) omp.yield } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.cancel' op cancel loop must appear inside a worksharing-loop region}}
  omp.wsloop { omp.simd { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.cancel cancellation_construct_type(loop) omp.yield } } {omp.composite} } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.cancel' op cancel loop must appear inside a worksharing-loop region}}
  omp.simd { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.cancel cancellation_construct_type(loop) omp.yield } }
  return
}

// -----

func.func @f() {
  // expected-error @below {{A sections construct that is canceled must not have a nowait clause}}
  omp.sections nowait { omp.section { omp.cancel cancellation_construct_type(sections) omp.terminator } omp.terminator }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.cancellation_point' op Orphaned cancellation point}}
  omp.cancellation_point cancellation_construct_type(parallel)
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.cancellation_point' op Orphaned cancellation point}}
  omp.cancellation_point cancellation_construct_type(loop)
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.cancellation_point' op Orphaned cancellation point}}
  omp.cancellation_point cancellation_construct_type(sections)
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{only supported nested wrappers are 'omp.simd' and 'omp.wsloop'}}
  omp.distribute { omp.taskloop { omp.simd { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{multiple 'omp.distribute' nested inside of 'omp.parallel'}}
  omp.parallel { omp.distribute { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } omp.distribute { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } omp.terminator }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute missing from composite operation}}
  omp.parallel { omp.distribute { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } omp.barrier omp.terminator }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{multiple 'omp.distribute' nested inside of 'omp.parallel'}}
  omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} omp.distribute { omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{multiple 'omp.distribute' nested inside of 'omp.parallel'}}
  omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} omp.distribute { omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} omp.barrier omp.terminator } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{multiple 'omp.distribute' nested inside of 'omp.parallel'}}
  omp.parallel { omp.barrier omp.distribute { omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} omp.distribute { omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } {omp.composite}
  return
}

// -----

func.func @f(%c: i1, %i: i32) {
  // expected-error @below {{an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent}}
  omp.parallel { scf.if %c { omp.distribute { omp.wsloop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} } omp.terminator } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.loop' op expected to be a standalone loop wrapper}}
  omp.loop { omp.simd { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.workshare.loop_wrapper' op expected to be a standalone loop wrapper}}
  omp.workshare { omp.workshare.loop_wrapper { omp.workshare.loop_wrapper { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } } omp.terminator }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.loop' op expected to be a standalone loop wrapper}}
  omp.distribute { omp.loop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.loop' op expected to be a standalone loop wrapper}}
  omp.distribute { omp.loop { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.composite' attribute present in non-composite wrapper}}
  omp.wsloop nowait { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.distribute' op chunk size set without dist_schedule_static being present}}
  omp.distribute dist_schedule_chunk_size(%i : i32) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite}
  return
}

// -----

func.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{expected equal sizes for allocate and allocator variables}}
  "omp.distribute"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({ omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }) {omp.composite} : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{'omp.wsloop' op expected at least 1 entry block argument(s)}}
  "omp.wsloop"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0>}> ({ omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{'omp.loop' op expected at least 1 entry block argument(s)}}
  "omp.loop"(%p) <{operandSegmentSizes = array<i32: 1, 0>}> ({ omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }) {omp.composite} : (!llvm.ptr) -> ()
  return
}

// -----

omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{FIRSTPRIVATE cannot be used with SIMD}}
  omp.simd private(@fp %p -> %a : !llvm.ptr) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @copy(%a: !llvm.ptr, %b: !llvm.ptr) { return }
func.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{Cannot find privatizer '@copy'}}
  omp.simd private(@copy %p -> %a : !llvm.ptr) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
