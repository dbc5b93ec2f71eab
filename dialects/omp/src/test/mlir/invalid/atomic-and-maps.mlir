// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.map.info' expected valid keyword}}
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) map_clauses(to,) capture(ByRef) -> memref<i32>
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.map.info' expected valid keyword}}
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) map_clauses() capture(ByRef) -> memref<i32>
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.map.info' expected valid keyword}}
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) capture(3) -> memref<i32>
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.map.info' expected valid keyword}}
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) map_clauses("a") -> memref<i32>
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected '['}}
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) members(%x : 0 : memref<i32>) -> memref<i32>
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.map.info' expected integer value}}
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) members(%x : [a] : memref<i32>) -> memref<i32>
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.map.info' expected integer value}}
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) members(%x : [] : memref<i32>) -> memref<i32>
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected ']'}}
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) members(%x : [0, 1 : memref<i32>) -> memref<i32>
return
}

// -----

// expected-note @below {{prior use here}}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{use of value '%z' expects different type than prior uses: '!omp.map_bounds_ty' vs 'index'}}
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) bounds(%z) -> memref<i32>
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected extent or upperbound.}}
omp.map.bounds stride(%z : index)
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected extent or upperbound.}}
%m = omp.map.bounds stride(%z : index)
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected ':'}}
omp.target_data map_entries(%x) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{At least one of map, useDevicePtr, or useDeviceAddr operand must be present}}
omp.target_data { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) map_clauses(delete) capture(ByRef) -> memref<i32>
// expected-error @below {{to, from, tofrom and alloc map types are permitted}}
omp.target map_entries(%m -> %r : memref<i32>) { ^bb0(%r: memref<i32>):
 omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) map_clauses(delete) capture(ByRef) -> memref<i32>
// expected-error @below {{to, from, tofrom and alloc map types are permitted}}
omp.target_data map_entries(%m : memref<i32>) { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) map_clauses(from) capture(ByRef) -> memref<i32>
// expected-error @below {{to and alloc map types are permitted}}
omp.target_enter_data map_entries(%m : memref<i32>)
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) map_clauses(to) capture(ByRef) -> memref<i32>
// expected-error @below {{from, release and delete map types are permitted}}
omp.target_exit_data map_entries(%m : memref<i32>)
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) map_clauses(tofrom) capture(ByRef) -> memref<i32>
// expected-error @below {{either to or from map types can be specified, not both}}
omp.target_update map_entries(%m : memref<i32>)
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) map_clauses(always, delete) capture(ByRef) -> memref<i32>
// expected-error @below {{at least one of to or from map types must be specified, other map types are not permitted}}
omp.target_update map_entries(%m : memref<i32>)
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) map_clauses(always, to) capture(ByRef) -> memref<i32>
// expected-error @below {{present, mapper and iterator map type modifiers are permitted}}
omp.target_update map_entries(%m : memref<i32>)
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) map_clauses(exit_release_or_enter_alloc) capture(ByRef) -> memref<i32>
// expected-error @below {{at least one of to or from map types must be specified, other map types are not permitted}}
omp.target_update map_entries(%m : memref<i32>)
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) map_clauses(to) capture(ByRef) -> memref<i32>
%n = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) map_clauses(from) capture(ByRef) -> memref<i32>
// expected-error @below {{either to or from map types can be specified, not both}}
omp.target_update map_entries(%m, %n : memref<i32>, memref<i32>)
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
%m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) map_clauses(tofrom) capture(ByRef) -> memref<i32>
omp.target map_entries(%m -> %r : memref<i32>) { ^bb0(%r: memref<i32>):
// expected-error @below {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
 "a.b"(%x) : (memref<i32>) -> ()
omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected attribute value}}
omp.target private(%x -> %r : memref<i32>) { ^bb0(%r: memref<i32>):
 omp.terminator }
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
// expected-error @below {{expected '->'}}
omp.target private(@p %x : memref<i32>) { ^bb0(%r: memref<i32>):
 omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{read and write must not be to the same location for atomic reads}}
omp.atomic.read %x = %x : memref<i32>, i32
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{memory-order must not be acq_rel or release for atomic reads}}
omp.atomic.read %x = %y memory_order(release) : memref<i32>, i32
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{custom op 'omp.atomic.read' invalid clause value: 'foo'}}
omp.atomic.read %x = %y memory_order(foo) : memref<i32>, i32
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.atomic.read' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
omp.atomic.read %x = %y hint(speculative, nonspeculative) : memref<i32>, i32
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.atomic.read' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
omp.atomic.read %x = %y hint(contended, uncontended) : memref<i32>, i32
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{address must dereference to value type}}
omp.atomic.write %x = %z : memref<i32>, index
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{memory-order must not be acq_rel or acquire for atomic writes}}
omp.atomic.write %x = %i memory_order(acquire) : memref<i32>, i32
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{memory-order must not be acq_rel or acquire for atomic updates}}
omp.atomic.update memory_order(acquire) %x : memref<i32> { ^bb0(%q: i32):
 omp.yield(%q: i32) }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{only updated value must be returned}}
omp.atomic.update %x : memref<i32> { ^bb0(%q: i32):
 omp.yield }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{the region must accept exactly one argument}}
omp.atomic.update %x : memref<i32> { ^bb0(%q: i32, %r: i32):
 omp.yield(%q: i32) }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{the type of the operand must be a pointer type whose element type is the same as that of the region argument}}
omp.atomic.update %x : memref<i32> { ^bb0(%q: index):
 omp.yield(%q: index) }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{the region must accept exactly one argument}}
omp.atomic.update %x : memref<i32> { 
 omp.yield(%z: index) }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{input and yielded value must have the same type}}
omp.atomic.update %x : memref<i32> { ^bb0(%q: i32):
 omp.yield(%z: index) }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.atomic.update' op expects regions to end with 'omp.yield', found 'omp.terminator'}}
// expected-note @below {{in custom textual format, the absence of terminator implies 'omp.yield'}}
omp.atomic.update %x : memref<i32> { ^bb0(%q: i32):
 omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{invalid sequence of operations in the capture region}}
omp.atomic.capture { omp.atomic.read %x = %y : memref<i32>, i32
 omp.atomic.read %x = %y : memref<i32>, i32
 omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{captured variable in atomic.read must be updated in second operation}}
omp.atomic.capture { omp.atomic.read %x = %y : memref<i32>, i32
 omp.atomic.write %x = %i : memref<i32>, i32
 omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{invalid sequence of operations in the capture region}}
omp.atomic.capture { omp.atomic.write %y = %i : memref<i32>, i32
 omp.atomic.read %x = %y : memref<i32>, i32
 omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
omp.atomic.capture { omp.atomic.update %y : memref<i32> { ^bb0(%q: i32):
 omp.yield(%q: i32) }
// expected-error @below {{read and write must not be to the same location for atomic reads}}
 omp.atomic.read %x = %x : memref<i32>, i32
 omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{updated variable in atomic.update must be captured in second operation}}
omp.atomic.capture { omp.atomic.update %y : memref<i32> { ^bb0(%q: i32):
 omp.yield(%q: i32) }
 omp.atomic.read %y = %x : memref<i32>, i32
 omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.atomic.capture' op operations inside capture region must not have hint clause}}
omp.atomic.capture { omp.atomic.update %y : memref<i32> { ^bb0(%q: i32):
 omp.yield(%q: i32) }
 omp.atomic.read %x = %y hint(contended) : memref<i32>, i32
 omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.atomic.capture' op operations inside capture region must not have memory_order clause}}
omp.atomic.capture { omp.atomic.update %y : memref<i32> { ^bb0(%q: i32):
 omp.yield(%q: i32) }
 omp.atomic.read %x = %y memory_order(relaxed) : memref<i32>, i32
 omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{expected three operations in atomic.capture region (one terminator, and two atomic ops)}}
omp.atomic.capture { omp.terminator }
return
}

// -----

func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %j: i64) {
// expected-error @below {{'omp.map.info' op attribute 'map_type' failed to satisfy constraint: 64-bit unsigned integer attribute}}
"omp.map.info"(%x) <{map_type = 1 : i64, operandSegmentSizes = array<i32: 1, 0, 0, 0>, var_type = i32}> : (memref<i32>)->memref<i32>
return
}
