// RUN: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// Errors in operations.

func.func @f(%a: i32, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %a[0] : i32
// expected-error @+1 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
  return
}

// -----

func.func @f(%a: index, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %a[0] : index
// expected-error @+1 {{custom op 'llvm.extractvalue' expected LLVM IR Dialect type, got 'index'}}
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32)>, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %a[2] : !llvm.struct<(i32)>
// expected-error @+1 {{custom op 'llvm.extractvalue' position out of bounds: 2}}
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32)>, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %a[0, 1] : !llvm.struct<(i32)>
// expected-error @+1 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
  return
}

// -----

func.func @f(%a: !llvm.array<2 x i32>, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %a[-1] : !llvm.array<2 x i32>
// expected-error @+1 {{custom op 'llvm.extractvalue' position out of bounds: -1}}
  return
}

// -----

func.func @f(%a: !llvm.array<2 x i32>, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %a[2] : !llvm.array<2 x i32>
// expected-error @+1 {{custom op 'llvm.extractvalue' position out of bounds: 2}}
  return
}

// -----

func.func @f(%a: memref<3xi32>, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %a[2] : memref<3xi32>
// expected-error @+1 {{custom op 'llvm.extractvalue' expected LLVM IR Dialect type, got 'memref<3xi32>'}}
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32)>, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i32)>' should produce 'i32' but this op returns 'i64'}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>) -> i64
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32)>, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.extractvalue' op position out of bounds: 3}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 3>}> : (!llvm.struct<(i32)>) -> i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.void'}}
  %0 = llvm.load %a : !llvm.ptr -> !llvm.void
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.struct<"o", opaque>'}}
  %0 = llvm.load %a : !llvm.ptr -> !llvm.struct<"o", opaque>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.func<void ()>'}}
  %0 = llvm.load %a : !llvm.ptr -> !llvm.func<void ()>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.load' op result #0 must be LLVM type with size, but got 'index'}}
  %0 = llvm.load %a : !llvm.ptr -> index
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.load' op result #0 must be LLVM type with size, but got 'memref<1xi32>'}}
  %0 = llvm.load %a : !llvm.ptr -> memref<1xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.target<"a">'}}
  %0 = llvm.load %a : !llvm.ptr -> !llvm.target<"a">
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.load' op expected alignment for atomic access}}
  %0 = llvm.load %a atomic monotonic : !llvm.ptr -> i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.load' op unsupported ordering 'release'}}
  %0 = llvm.load %a atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{custom op 'llvm.load' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  %0 = llvm.load %a atomic foo : !llvm.ptr -> i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{custom op 'llvm.load' 'llvm.load' op attribute 'access_groups' failed to satisfy constraint: LLVM dialect access group metadata array}}
  %0 = llvm.load %a {access_groups = [3]} : !llvm.ptr -> f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{custom op 'llvm.load' 'llvm.load' op attribute 'alias_scopes' failed to satisfy constraint: LLVM dialect alias scope array}}
  %0 = llvm.load %a {alias_scopes = [3]} : !llvm.ptr -> f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.load' op expected syncscope to be null for non-atomic access}}
  %0 = llvm.load %a {syncscope = "x"} : !llvm.ptr -> f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.store' op unsupported ordering 'acquire'}}
  llvm.store %a, %a atomic acquire {alignment = 4 : i64} : !llvm.ptr, !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.alloca' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute}}
  %0 = llvm.alloca %n x i32 {alignment = 8 : i32} : (i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %n x i32 : (i64, i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %n x i32 : i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{custom op 'llvm.alloca' attribute 'elem_type' occurs more than once in the attribute list}}
  %0 = llvm.alloca %n x i32 {elem_type = i32} : (i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.alloca' op this target extension type cannot be used in alloca}}
  %0 = llvm.alloca %n x !llvm.target<"a"> : (i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{custom op 'llvm.alloca' expected 'x'}}
  %0 = llvm.alloca %n i32 : (i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{custom op 'llvm.icmp' 'foo' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.icmp "foo" %n, %n : i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{expected attribute value}}
  %0 = llvm.icmp eq %n, %n : i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{custom op 'llvm.fcmp' 'zzz' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.fcmp "zzz" %f, %f : f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.icmp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'f32'}}
  %0 = llvm.icmp "eq" %f, %f : f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %a[0, 7] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %a[0, %n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32)>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #1)}}
  %0 = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = llvm.getelementptr %a[] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{custom op 'llvm.getelementptr' integer value too large}}
  %0 = llvm.getelementptr %a[9999999999] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(@f) : !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(unit) : i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.mlir.constant' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = llvm.mlir.constant(1 : i32) : index
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{expected '('}}
  %0 = llvm.mlir.constant : i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.mlir.undef' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = llvm.mlir.undef : index
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{custom op 'llvm.sub' expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: foo}}
  %0 = llvm.sub %n, %n overflow<foo> : i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i64'}}
  %0 = llvm.fadd %n, %n : i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.sext %n : i64 to i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.zext %n : i64 to i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{'llvm.trunc' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.trunc %n : i64 to f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.insertvalue %f, %s[3] : !llvm.struct<(i32, f32)>
// expected-error @+1 {{custom op 'llvm.insertvalue' position out of bounds: 3}}
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
// expected-error @+1 {{expected ':'}}
  llvm.return %n, %n : i64, i64
^bb1:
  "t.return"() : () -> ()
}

// -----

func.func @f() {
  %0 = llvm.mlir.zero : !llvm.target<"spirv.Event">
  // expected-error @below {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
  %1 = llvm.mlir.zero : !llvm.target<"other">
  return
}
