// RUN: --mlir-version=19.1 --split-input-file
// Strings of data layouts that LLVM reads.
module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"} {}

// -----

module attributes {llvm.data_layout = "E-p:7:8-p1:64:64:64:32-a:0:64-Fi8-ni:1:2-P1-A5-G1-S0"} {}

// -----

// A function may have attributes of any kind and its arguments those of their types.
func.func private @f(%a: memref<3xf32> {llvm.noalias, llvm.align = 8 : i64, llvm.zeroext}, %b: i32 {llvm.zeroext})
    -> (!llvm.ptr {llvm.noalias, llvm.nonnull}) attributes {llvm.readnone, llvm.linkage = #llvm.linkage<internal>}
