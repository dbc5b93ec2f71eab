module {
  func.func @f(%arg0: !llvm.struct<(i32)>, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.extractvalue %arg0[] : !llvm.struct<(i32)> 
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.struct<(array<2 x i32>)>, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.extractvalue %arg0[0, 0] : !llvm.struct<(array<2 x i32>)> 
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.label
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.x86_mmx
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.metadata
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.token
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.load volatile %arg0 : !llvm.ptr -> i32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.load %arg0 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.load %arg0 atomic syncscope("x") seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    return
  }
}

// -----
#tbaa_root = #llvm.tbaa_root
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "a", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.load %arg0 invariant {nontemporal, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    llvm.store %arg0, %arg0 atomic monotonic {alignment = 4 : i64} : !llvm.ptr, !llvm.ptr
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    llvm.store volatile %arg0, %arg0 {nontemporal} : !llvm.ptr, !llvm.ptr
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.alloca %arg1 x i32 : (i64) -> !llvm.ptr
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.alloca inalloca %arg1 x i32 {alignment = 8 : i64} : (i64) -> !llvm.ptr<3>
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.alloca %arg1 x !llvm.struct<(i32, ptr)> {foo} : (i64) -> !llvm.ptr
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.alloca %arg1 x index : (i64) -> !llvm.ptr
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.icmp "eq" %arg1, %arg1 : i64
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.icmp "slt" %arg1, %arg1 {foo} : i64
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.icmp "eq" %arg0, %arg0 : !llvm.ptr
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.fcmp "oeq" %arg3, %arg3 : f32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.fcmp "olt" %arg3, %arg3 {fastmathFlags = #llvm.fastmath<fast>} : f32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.icmp "ule" %arg5, %arg5 : vector<4xi32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.getelementptr %arg0[%arg1, 0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(struct<(i32, i32, i32, i32)>)>
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.getelementptr inbounds %arg0[0] : (!llvm.ptr) -> !llvm.ptr, i8
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.getelementptr %arg0[%arg1] {foo} : (!llvm.ptr, i64) -> !llvm.ptr, i8
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.getelementptr %arg0[-1, %arg1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.mlir.constant(1 : i32) : i64
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.mlir.constant(1 : index) : i64
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.mlir.constant(dense<0> : tensor<3xi32>) : !llvm.array<3 x i32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.mlir.constant(dense<0> : vector<3xi32>) : vector<3xi32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.mlir.constant(1.000000e+00 : f32) : i32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.mlir.constant(false) : i1
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.mlir.constant(1 : i32) {foo} : i32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.mlir.undef : i32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.mlir.zero : !llvm.ptr
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.mlir.poison {foo} : f32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.add %arg1, %arg1 overflow<nsw, nuw> : i64
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.add %arg1, %arg1 {foo} : i64
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.sub %arg1, %arg1 : i64
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.mul %arg1, %arg1 overflow<nsw> {foo} : i64
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.udiv %arg5, %arg5  : vector<4xi32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.fadd %arg3, %arg3  {fastmathFlags = #llvm.fastmath<fast>} : f32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.fadd %arg3, %arg3  : f32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.fneg %arg3  : f32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.sext %arg2 : i32 to i64
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.trunc %arg1 : i64 to i32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.bitcast %arg1 : i64 to f64
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.bitcast %arg1 : i64 to i32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.inttoptr %arg1 : i64 to !llvm.ptr
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.sitofp %arg1 : i64 to f32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.fpext %arg3 : f32 to f64
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.fptosi %arg3 : f32 to i64
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.select %arg4, %arg1, %arg1 : i1, i64
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.select %arg4, %arg3, %arg3 {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.freeze %arg1 : i64
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.intr.stacksave : !llvm.ptr
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    llvm.intr.stackrestore %arg0 : !llvm.ptr
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    llvm.intr.stackrestore %arg0 {foo} : !llvm.ptr
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    "llvm.intr.memcpy"(%arg0, %arg0, %arg1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    "llvm.intr.memmove"(%arg0, %arg0, %arg1) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.extractvalue %arg6[1] : !llvm.struct<(i32, f32)> 
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.insertvalue %arg3, %arg6[1] : !llvm.struct<(i32, f32)> 
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    %0 = llvm.insertvalue %arg3, %arg6[1] {foo} : !llvm.struct<(i32, f32)> 
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    "t.return"() : () -> ()
  }
}

// -----
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb1:  // pred: ^bb0
    "t.return"() : () -> ()
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    llvm.cond_br %arg4, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "t.return"() : () -> ()
  }
}

// -----
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    llvm.cond_br %arg4 weights([3, 4]), ^bb1, ^bb1 {loop_annotation = #loop_annotation}
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "t.return"() : () -> ()
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    llvm.unreachable
  ^bb1:  // no predecessors
    "t.return"() : () -> ()
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    llvm.return
  ^bb1:  // no predecessors
    "t.return"() : () -> ()
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
    llvm.return %arg1 : i64
  ^bb1:  // no predecessors
    "t.return"() : () -> ()
  }
}

