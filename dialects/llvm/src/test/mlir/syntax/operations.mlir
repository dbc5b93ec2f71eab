// RUN: --mlir-version=19.1 --allow-unregistered-dialect --split-input-file
// Each operation, with and without what may be left out.

func.func @f(%a: !llvm.struct<(i32)>, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %a[] : !llvm.struct<(i32)>
  return
}

// -----

func.func @f(%a: !llvm.struct<(array<2 x i32>)>, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %a[0, 0] : !llvm.struct<(array<2 x i32>)>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.load %a : !llvm.ptr -> !llvm.label
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.load %a : !llvm.ptr -> !llvm.x86_mmx
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.load %a : !llvm.ptr -> !llvm.metadata
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.load %a : !llvm.ptr -> !llvm.token
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.load volatile %a : !llvm.ptr -> i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.load %a atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.load %a atomic syncscope("x") seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.load %a invariant {nontemporal, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root, 0>}>, offset = 0>]} : !llvm.ptr -> f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  llvm.store %a, %a atomic monotonic {alignment = 4 : i64} : !llvm.ptr, !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  llvm.store volatile %a, %a {nontemporal} : !llvm.ptr, !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.alloca inalloca %n x i32 {alignment = 8 : i64} : (i64) -> !llvm.ptr<3>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.alloca %n x !llvm.struct<(i32, ptr)> {foo} : (i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.alloca %n x index : (i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.icmp "eq" %n, %n : i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.icmp "slt" %n, %n {foo} : i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.icmp "eq" %a, %a : !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.fcmp "oeq" %f, %f : f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.fcmp "olt" %f, %f {fastmathFlags = #llvm.fastmath<fast>} : f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.icmp "ule" %v, %v : vector<4xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.getelementptr %a[%n, 0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(i32, i32, i32, i32)>)>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.getelementptr inbounds %a[0] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.getelementptr %a[%n] {foo} : (!llvm.ptr, i64) -> !llvm.ptr, i8
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.getelementptr %a[-1, %n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x i32>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.mlir.constant(1 : i32) : i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.mlir.constant(1.0 : f32) : f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.mlir.constant(1 : index) : i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.mlir.constant(dense<0> : tensor<3xi32>) : !llvm.array<3 x i32>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.mlir.constant(dense<0> : vector<3xi32>) : vector<3xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.mlir.constant(1.0 : f32) : i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.mlir.constant(false) : i1
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.mlir.constant(1 : i32) {foo} : i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.mlir.undef : i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.mlir.zero : !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.mlir.poison {foo} : f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.add %n, %n overflow<nsw, nuw> : i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.add %n, %n {foo} : i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.sub %n, %n overflow<none> : i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.mul %n, %n overflow<nsw> {foo} : i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.udiv %v, %v : vector<4xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<fast>} : f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<none>} : f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.fneg %f : f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.sext %i : i32 to i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.trunc %n : i64 to i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.bitcast %n : i64 to f64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.bitcast %n : i64 to i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.inttoptr %n : i64 to !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.ptrtoint %a : !llvm.ptr to i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.sitofp %n : i64 to f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.fpext %f : f32 to f64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.fptosi %f : f32 to i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.select %b, %n, %n : i1, i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.select %b, %f, %f {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.freeze %n : i64
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.intr.stacksave : !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  llvm.intr.stackrestore %a : !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  llvm.intr.stackrestore %a {foo} : !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  "llvm.intr.memcpy"(%a, %a, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  "llvm.intr.memmove"(%a, %a, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %s[1] : !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.insertvalue %f, %s[1] : !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.insertvalue %f, %s[1] {foo} : !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  llvm.br ^bb1
^bb1:
  "t.return"() : () -> ()
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  llvm.br ^bb1 {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
^bb1:
  "t.return"() : () -> ()
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  llvm.cond_br %b, ^bb1, ^bb1
^bb1:
  "t.return"() : () -> ()
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  llvm.cond_br %b weights([3, 4]), ^bb1, ^bb1 {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
^bb1:
  "t.return"() : () -> ()
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  llvm.unreachable
^bb1:
  "t.return"() : () -> ()
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  llvm.return
^bb1:
  "t.return"() : () -> ()
}

// -----

func.func @f(%a: !llvm.ptr, %n: i64, %i: i32, %f: f32, %b: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  llvm.return %n : i64
^bb1:
  "t.return"() : () -> ()
}
