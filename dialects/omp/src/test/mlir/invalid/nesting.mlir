// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.loop_nest' op expects parent op to be a valid loop wrapper}}
omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.ordered' op must be nested inside of a loop}}
omp.ordered depend_type(dependsource) depend_vec(%z : index) {num_loops_val = 1 : i64}
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.ordered' op must be nested inside of a loop}}
omp.ordered depend_type(dependsource)
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.ordered' 'omp.ordered' op attribute 'num_loops_val' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0}}
omp.ordered {num_loops_val = -1 : i64}
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.ordered' op number of variables in depend clause does not match number of iteration variables in the doacross loop}}
omp.wsloop ordered(2) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.ordered depend_type(dependsource) depend_vec(%z : index) {num_loops_val = 1 : i64}
 omp.yield } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.ordered' op the enclosing loop's ordered clause must have a parameter present}}
omp.wsloop ordered(0) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.ordered depend_type(dependsink) depend_vec(%z : index) {num_loops_val = 1 : i64}
 omp.yield } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.ordered' op the enclosing worksharing-loop region must have an ordered clause}}
omp.wsloop { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.ordered depend_type(dependsource) depend_vec(%z : index) {num_loops_val = 1 : i64}
 omp.yield } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.ordered.region' op the enclosing loop's ordered clause must not have a parameter present}}
omp.wsloop ordered(1) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.ordered.region { omp.terminator }
 omp.yield } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.ordered.region' op the enclosing worksharing-loop region must have an ordered clause}}
omp.wsloop { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.ordered.region { omp.terminator }
 omp.yield } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.ordered' op number of variables in depend clause does not match number of iteration variables in the doacross loop}}
omp.simd { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.ordered 
 omp.yield } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.ordered.region' op must be nested inside of a worksharing, simd or worksharing simd loop}}
omp.distribute { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.ordered.region { omp.terminator }
 omp.yield } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.cancel' op cancel parallel must appear inside a parallel region}}
omp.cancel cancellation_construct_type(parallel) if(%c)
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.cancel' op cancel loop must appear inside a worksharing-loop region}}
omp.cancel cancellation_construct_type(loop)
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.cancel' op cancel sections must appear inside a sections region}}
omp.cancel cancellation_construct_type(sections)
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
omp.cancel
// expected-error @below {{custom op 'omp.cancel' expected 'cancellation_construct_type'}}
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.cancellation_point' op cancellation point parallel must appear inside a parallel region}}
omp.cancellation_point cancellation_construct_type(parallel)
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.cancellation_point' op cancellation point sections must appear inside a sections region}}
omp.cancellation_point cancellation_construct_type(sections)
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.cancel' op requires attribute 'cancellation_construct_type_val'}}
"omp.cancel"() : () -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{A sections construct that is canceled must not have a nowait clause}}
omp.sections nowait { omp.section { omp.cancel cancellation_construct_type(sections)
 omp.terminator }
 omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.cancel' op cancel sections must appear inside a sections region}}
omp.parallel { omp.cancel cancellation_construct_type(sections)
 omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{A worksharing construct that is canceled must not have a nowait clause}}
omp.wsloop nowait { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.cancel cancellation_construct_type(loop)
 omp.yield } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{A worksharing construct that is canceled must not have an ordered clause}}
omp.wsloop ordered(0) { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.cancel cancellation_construct_type(loop)
 omp.yield } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.cancel' op cancel parallel must appear inside a parallel region}}
omp.wsloop { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.cancel cancellation_construct_type(parallel)
 omp.yield } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.cancel' op cancel parallel must appear inside a parallel region}}
scf.if %c { omp.parallel { scf.if %c { omp.cancel cancellation_construct_type(parallel) }
 omp.terminator }}
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.sections' op expected omp.section op or terminator op inside region}}
omp.sections { %u = arith.constant 1 : i32
 omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.yield' op expects parent op to be one of 'omp.atomic.update, omp.declare_reduction, omp.loop_nest, omp.private'}}
omp.sections { omp.section { omp.yield } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.sections' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
omp.sections { }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.sections' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
"omp.sections"() <{operandSegmentSizes = array<i32: 0,0,0>}> ({}) : () -> ()
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected to be nested inside of omp.target or not nested in any OpenMP dialect operations}}
omp.parallel { omp.teams { omp.terminator } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.parallel' op must not wrap an 'omp.loop_nest' directly}}
omp.distribute { omp.parallel { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } omp.terminator } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{only supported nested wrappers are 'omp.parallel' and 'omp.simd'}}
omp.distribute { omp.wsloop { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } omp.terminator } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{only supported nested wrapper is 'omp.simd'}}
omp.wsloop { omp.wsloop { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } omp.terminator } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.simd' op must wrap an 'omp.loop_nest' directly}}
omp.simd { omp.simd { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } omp.terminator } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.simd' op must wrap an 'omp.loop_nest' directly}}
omp.simd { omp.wsloop { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } omp.terminator } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{only supported nested wrapper is 'omp.simd'}}
omp.taskloop { omp.wsloop { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } omp.terminator } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.wsloop' op must be a loop wrapper}}
omp.wsloop { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.wsloop' op must be a loop wrapper}}
omp.wsloop { }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.simd' op must be a loop wrapper}}
omp.simd { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.distribute' op must be a loop wrapper}}
omp.distribute { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.taskloop' op must be a loop wrapper}}
omp.taskloop { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.wsloop' op must be a loop wrapper}}
omp.wsloop { omp.barrier
 omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.wsloop' op must be a loop wrapper}}
omp.wsloop { omp.barrier
 omp.barrier
 omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{only supported nested wrapper is 'omp.simd'}}
omp.wsloop { omp.parallel { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } omp.terminator } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{only supported nested wrapper is 'omp.wsloop'}}
omp.distribute { omp.parallel { omp.simd { omp.loop_nest (%q) : index = (%z) to (%z) step (%z) { omp.yield } omp.terminator } omp.terminator } omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.distribute' op must be a loop wrapper}}
omp.distribute { omp.parallel { omp.barrier
 omp.terminator } omp.terminator }
return
}
