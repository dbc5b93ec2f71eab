// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @vcix attributes {
  source = "MLIR 22.1",
  other_attributes = true,
  other_types = true
} {
  ods.constraint @LLVM_AnyVector {
    accepts = "unchecked(\"LLVM::isCompatibleVectorType($_self)\")",
    description = "LLVM dialect-compatible vector type"
  }

  ods.operation @v.iv {
    operands = ["vs2: @LLVM_AnyVector", "vl: i64 | i32?"],
    attributes = ["opcode: i32 | i64", "imm: i32 | i64"],
    results = ["res: @LLVM_AnyVector"]
  }

  ods.operation @v.sv {
    operands = ["vs2: @LLVM_AnyVector", "op: @LLVM_AnyVector | i64 | i32 | f16 | f32 | f64", "vl: i64 | i32?"],
    attributes = ["opcode: i32 | i64"],
    results = ["res: @LLVM_AnyVector"]
  }
}

