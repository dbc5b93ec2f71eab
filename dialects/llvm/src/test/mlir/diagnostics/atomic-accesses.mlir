// RUN: --split-input-file --verify-diagnostics
// Atomic accesses need a type with an atomic width, and a known ordering.
func.func @store_label_isRejected(%a: !llvm.label, %b: !llvm.ptr) {
  // expected-error @+1 {{'llvm.store' op unsupported type '!llvm.label' for atomic access}}
  llvm.store %a, %b atomic release {alignment = 8 : i64}: !llvm.label, !llvm.ptr
  return
}

// -----

func.func @store_vector_isRejected(%a: vector<2xi32>, %b: !llvm.ptr) {
  // expected-error @+1 {{'llvm.store' op unsupported type 'vector<2xi32>' for atomic access}}
  llvm.store %a, %b atomic release {alignment = 8 : i64}: vector<2xi32>, !llvm.ptr
  return
}

// -----

func.func @store_unknownOrdering_isRejected(%a: i32, %b: !llvm.ptr) {
  // expected-error @+1 {{invalid properties {ordering = 64 : i64} for op llvm.store: Invalid attribute `ordering` in property conversion: 64 : i64}}
  "llvm.store"(%a, %b) <{ordering = 64 : i64}> : (i32, !llvm.ptr) -> ()
  return
}

// -----

func.func @store_i7_isRejected(%a: i7, %b: !llvm.ptr) {
  // expected-error @+1 {{'llvm.store' op unsupported type 'i7' for atomic access}}
  llvm.store %a, %b atomic release {alignment = 8 : i64}: i7, !llvm.ptr
  return
}

// -----

func.func @store_f80_isRejected(%a: f80, %b: !llvm.ptr) {
  // expected-error @+1 {{'llvm.store' op unsupported type 'f80' for atomic access}}
  llvm.store %a, %b atomic release {alignment = 8 : i64}: f80, !llvm.ptr
  return
}

// -----

func.func @load_label_isRejected(%b: !llvm.ptr) {
  // expected-error @+1 {{'llvm.load' op unsupported type '!llvm.label' for atomic access}}
  %a = llvm.load %b atomic acquire {alignment = 8 : i64}: !llvm.ptr -> !llvm.label
  return
}

// -----

func.func @load_struct_isRejected(%b: !llvm.ptr) {
  // expected-error @+1 {{'llvm.load' op unsupported type '!llvm.struct<(i32)>' for atomic access}}
  %a = llvm.load %b atomic acquire {alignment = 8 : i64}: !llvm.ptr -> !llvm.struct<(i32)>
  return
}
