// RUN: --split-input-file --verify-diagnostics
func.func @f() {
  // expected-error @below {{target containing multiple 'omp.teams' nested ops}}
  omp.target { omp.teams { omp.terminator } omp.teams { omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%i: i32, %x: index) {
  // expected-error @below {{expected operation name in quotes}}
  %t = omp.target_allocmem %i : i32, vector<3xi32>, %x : index
  return
}

// -----

func.func @f() {
  // expected-error @below {{At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present}}
  omp.target_data { omp.terminator }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.target_data' op 'use_device_ptr' arguments must be defined by 'omp.map.info' ops}}
  omp.target_data use_device_ptr(%p -> %a : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.target_data' op 'use_device_addr' arguments must be defined by 'omp.map.info' ops}}
  omp.target_data use_device_addr(%p -> %a : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{missing map operation}}
  omp.target_data map_entries(%p : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{missing map operation}}
  omp.target map_entries(%p -> %a : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.target' op 'has_device_addr' arguments must be defined by 'omp.map.info' ops}}
  omp.target has_device_addr(%p -> %a : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.target' op expected as many depend values as depend variables}}
  "omp.target"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %map = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  // expected-error @below {{'omp.target' op expected at least 1 entry block argument(s)}}
  "omp.target"(%map) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{sizes of `private` operand range and `private_maps` attribute mismatch}}
  "omp.target"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_syms=[@p], private_maps = array<i64: -1, 2>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.target' op host_eval argument illegal use in 'arith.addi' operation}}
  omp.target host_eval(%i -> %a : i32) { %z = arith.addi %a, %a : i32 omp.terminator }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{missing map operation}}
  omp.target_enter_data map_entries(%p : !llvm.ptr)
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %map = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  // expected-error @below {{'omp.target_enter_data' op expected as many depend values as depend variables}}
  "omp.target_enter_data"(%p, %map) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %map = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  // expected-error @below {{'omp.declare_mapper.info' op expects parent op 'omp.declare_mapper'}}
  omp.declare_mapper.info map_entries(%map : !llvm.ptr)
  return
}

// -----

func.func @f(%x: index) {
  // expected-error @below {{expected extent or upperbound.}}
  %b1 = omp.map.bounds lower_bound(%x : index)
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %map = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  // expected-error @below {{'omp.target_data' op expected at least 1 entry block argument(s)}}
  "omp.target_data"(%map) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %map = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  // expected-error @below {{custom op 'omp.map.info' expected integer value}}
  %z = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) members(%map : [] : !llvm.ptr) -> !llvm.ptr
  return
}
