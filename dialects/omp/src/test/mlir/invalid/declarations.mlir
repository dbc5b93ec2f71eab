// RUN: --split-input-file --verify-diagnostics
// REFERENCE: it reads either the spelling of 19.1 or the messages of 22.1
// expected-error @below {{'omp.critical.declare' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
omp.critical.declare @d hint(speculative, nonspeculative)

// -----

// expected-error @below {{'omp.critical.declare' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
omp.critical.declare @d hint(contended, uncontended)

// -----

// expected-error @below {{custom op 'omp.critical.declare' foo is not a valid hint}}
omp.critical.declare @d hint(foo)

// -----

// expected-error @below {{custom op 'omp.critical.declare' expected valid '@'-identifier for symbol name}}
omp.critical.declare d

// -----

// expected-error @below {{expected ')'}}
omp.critical.declare @e hint(none, contended)

// -----

omp.private {type = private} @q : memref<i32> alloc {
^bb0(%a: memref<i32>):
// expected-error @below {{Invalid yielded value. Expected type: 'memref<i32>', got: None}}
 omp.yield
}

// -----

// expected-error @below {{`init`: expected 2 region arguments, got: 3}}
omp.private {type = private} @q : memref<i32> init {
^bb0(%a: memref<i32>, %b : memref<i32>, %c: memref<i32>):
 omp.yield(%a : memref<i32>)
}

// -----

omp.private {type = private} @q : memref<i32> init {
^bb0(%a: memref<i32>, %b: memref<i32>):
 %c = arith.constant 1 : index
// expected-error @below {{Invalid yielded value. Expected type: 'memref<i32>', got: 'index'}}
 omp.yield(%c : index)
}

// -----

omp.private {type = private} @q : memref<i32> alloc {
^bb0(%a: memref<i32>):
// expected-error @below {{expected exit block terminator to be an `omp.yield` op.}}
 omp.terminator
}

// -----

// expected-error @below {{custom op 'omp.private' expected ::mlir::omp::DataSharingClauseType to be one of: private, firstprivate}}
// expected-error @below {{custom op 'omp.private' failed to parse DataSharingClauseTypeAttr parameter 'value' which is to be a `::mlir::omp::DataSharingClauseType`}}
omp.private {type = foo} @q : memref<i32> alloc {
^bb0(%a: memref<i32>):
 omp.terminator
}

// -----

// expected-error @below {{expected '{'}}
omp.private @q : memref<i32> alloc {
^bb0(%a: memref<i32>):
 omp.terminator
}

// -----

// expected-error @below {{`firstprivate` clauses require at least a `copy` region.}}
omp.private {type = firstprivate} @q : memref<i32> alloc {
^bb0(%a: memref<i32>):
 omp.yield(%a : memref<i32>)
}

// -----

// expected-error @below {{`private` clauses do not require a `copy` region.}}
omp.private {type = private} @q : memref<i32> alloc {
^bb0(%a: memref<i32>):
 omp.yield(%a : memref<i32>)
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
 omp.yield(%a : memref<i32>)
}

// -----

// expected-error @below {{`copy`: expected 2 region arguments, got: 1}}
omp.private {type = firstprivate} @q : memref<i32> alloc {
^bb0(%a: memref<i32>):
 omp.yield(%a : memref<i32>)
} copy {
^bb0(%a: memref<i32>):
 omp.yield(%a : memref<i32>)
}

// -----

omp.private {type = private} @q : memref<i32> alloc {
^bb0(%a: memref<i32>):
 omp.yield(%a : memref<i32>)
} dealloc {
^bb0(%a: memref<i32>):
// expected-error @below {{Did not expect any values to be yielded.}}
 omp.yield(%a : memref<i32>)
}

// -----

// expected-error @below {{`dealloc`: expected 1 region arguments, got: 0}}
omp.private {type = private} @q : memref<i32> alloc {
^bb0(%a: memref<i32>):
 omp.yield(%a : memref<i32>)
} dealloc {
 omp.yield
}

// -----

omp.private {type = private} @q : memref<i32> alloc {
^bb0(%a: memref<i32>):
// expected-error @below {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
 "a.b"() : () -> ()
}

// -----

omp.private {type = private} @q : memref<i32> alloc {
^bb0(%a: memref<i32>):
 cf.br ^bb1 
^bb1:
// expected-error @below {{Invalid yielded value. Expected type: 'memref<i32>', got: 'memref<i32>', 'memref<i32>'}}
 omp.yield(%a, %a : memref<i32>, memref<i32>)
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects non-empty initializer region}}
omp.declare_reduction @r : i32 init {

} combiner {
^bb0(%a: i32, %b: i32):
 omp.yield(%a : i32)
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects initializer region with one argument of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i64):
 omp.yield(%a : i64)
} combiner {
^bb0(%a: i32, %b: i32):
 omp.yield(%a : i32)
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects initializer region with one argument of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32, %b: i32):
 omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
 omp.yield(%a : i32)
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects initializer region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
 omp.yield
} combiner {
^bb0(%a: i32, %b: i32):
 omp.yield(%a : i32)
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects non-empty reduction region}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
 omp.yield(%a : i32)
} combiner {

}

// -----

// expected-error @below {{'omp.declare_reduction' op expects reduction region with two arguments of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
 omp.yield(%a : i32)
} combiner {
^bb0(%a: i32):
 omp.yield(%a : i32)
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects reduction region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
 omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
 omp.yield
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects reduction region with two arguments of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
 omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i64):
 omp.yield(%a : i32)
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects atomic reduction region with two arguments of the same type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
 omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
 omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>):
 omp.yield
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects atomic reduction region with two arguments of the same type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
 omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
 omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<f32>):
 omp.yield
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects atomic reduction region arguments to be accumulators containing the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
 omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
 omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<f32>, %b: memref<f32>):
 omp.yield
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects atomic reduction region arguments to be accumulators containing the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
 omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
 omp.yield(%a : i32)
} atomic {
^bb0(%a: i32, %b: i32):
 omp.yield
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects cleanup region with one argument of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
 omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
 omp.yield(%a : i32)
} cleanup {
^bb0(%a: i64):
 omp.yield
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects cleanup region with one argument of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
 omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
 omp.yield(%a : i32)
} cleanup {
 omp.yield
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
 omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
 omp.yield(%a : i32)
// expected-error @below {{custom op 'foo' is unknown (tried 'builtin.foo' as well)}}
} foo {
 omp.yield
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects initializer region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
 omp.yield(%a, %a : i32, i32)
} combiner {
^bb0(%a: i32, %b: i32):
 omp.yield(%a : i32)
}

// -----

// expected-error @below {{'omp.declare_reduction' op requires attribute 'sym_name'}}
"omp.declare_reduction"() <{type = i32}> ({},{},{},{},{},{}) : () -> ()

// -----

// expected-error @below {{'omp.private' op requires attribute 'data_sharing_type'}}
"omp.private"() <{type = i32, sym_name = "k"}> ({},{},{}) : () -> ()
