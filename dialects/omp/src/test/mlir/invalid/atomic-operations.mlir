// RUN: --split-input-file --verify-diagnostics
func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{read and write must not be to the same location for atomic reads}}
  omp.atomic.read %p = %p : !llvm.ptr, !llvm.ptr, i32
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error @below {{memory-order must not be acq_rel or release for atomic reads}}
  omp.atomic.read %p = %q memory_order(acq_rel) : !llvm.ptr, !llvm.ptr, i32
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error @below {{memory-order must not be acq_rel or release for atomic reads}}
  omp.atomic.read %p = %q memory_order(release) : !llvm.ptr, !llvm.ptr, i32
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error @below {{read and write must not be to the same location for atomic reads}}
  omp.atomic.read %m = %m hint(uncontended, contended) : memref<i32>, memref<i32>, i32
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error @below {{'omp.atomic.read' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.read %p = %q hint(uncontended, contended) : !llvm.ptr, !llvm.ptr, i32
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error @below {{'omp.atomic.read' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
  omp.atomic.read %p = %q hint(speculative, nonspeculative) : !llvm.ptr, !llvm.ptr, i32
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error @below {{custom op 'omp.atomic.read' foo is not a valid hint}}
  omp.atomic.read %p = %q hint(foo) : !llvm.ptr, !llvm.ptr, i32
  return
}

// -----

func.func @f(%m: memref<i32>, %l: i64) {
  // expected-error @below {{address must dereference to value type}}
  omp.atomic.write %m = %l : memref<i32>, i64
  return
}

// -----

func.func @f(%m: memref<i32>, %i: i32) {
  // expected-error @below {{memory-order must not be acq_rel or acquire for atomic writes}}
  omp.atomic.write %m = %i memory_order(acquire) : memref<i32>, i32
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error @below {{memory-order must not be acq_rel or acquire for atomic updates}}
  omp.atomic.update memory_order(acquire) %m : memref<i32> { ^bb0(%a : i32): omp.yield(%a : i32) }
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error @below {{the type of the operand must be a pointer type whose element type is the same as that of the region argument}}
  omp.atomic.update %m : memref<i32> { ^bb0(%a : i64): omp.yield(%a : i64) }
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error @below {{the region must accept exactly one argument}}
  omp.atomic.update %m : memref<i32> { ^bb0(%a : i32, %b : i32): omp.yield(%a : i32) }
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error @below {{only updated value must be returned}}
  omp.atomic.update %m : memref<i32> { ^bb0(%a : i32): omp.yield(%a, %a : i32, i32) }
  return
}

// -----

func.func @f(%m: memref<i32>, %l: i64) {
  // expected-error @below {{input and yielded value must have the same type}}
  omp.atomic.update %m : memref<i32> { ^bb0(%a : i32): omp.yield(%l : i64) }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i32) {
  // expected-error @below {{'omp.atomic.capture' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.capture hint(uncontended, contended) { omp.atomic.read %p = %q : !llvm.ptr, !llvm.ptr, i32 omp.atomic.write %q = %i : !llvm.ptr, i32 }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i32) {
  // expected-error @below {{'omp.atomic.capture' op operations inside capture region must not have hint clause}}
  omp.atomic.capture { omp.atomic.read %p = %q hint(none) : !llvm.ptr, !llvm.ptr, i32 omp.atomic.write %q = %i : !llvm.ptr, i32 }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i32) {
  // expected-error @below {{'omp.atomic.capture' op operations inside capture region must not have hint clause}}
  omp.atomic.capture { omp.atomic.read %p = %q hint(contended) : !llvm.ptr, !llvm.ptr, i32 omp.atomic.write %q = %i : !llvm.ptr, i32 }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i32) {
  // expected-error @below {{'omp.atomic.capture' op operations inside capture region must not have memory_order clause}}
  omp.atomic.capture { omp.atomic.read %p = %q memory_order(relaxed) : !llvm.ptr, !llvm.ptr, i32 omp.atomic.write %q = %i : !llvm.ptr, i32 }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i32) {
  // expected-error @below {{captured variable in atomic.read must be updated in second operation}}
  omp.atomic.capture { omp.atomic.read %p = %q : !llvm.ptr, !llvm.ptr, i32 omp.atomic.write %p = %i : !llvm.ptr, i32 }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i32) {
  // expected-error @below {{invalid sequence of operations in the capture region}}
  omp.atomic.capture { omp.atomic.write %q = %i : !llvm.ptr, i32 omp.atomic.read %p = %q : !llvm.ptr, !llvm.ptr, i32 }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error @below {{expected three operations in atomic.capture region (one terminator, and two atomic ops)}}
  omp.atomic.capture { omp.atomic.read %p = %q : !llvm.ptr, !llvm.ptr, i32 }
  return
}
