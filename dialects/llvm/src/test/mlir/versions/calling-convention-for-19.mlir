// RUN: --mlir-version=19.1 --allow-unregistered-dialect
// The name of MLIR 19.1 is printed.
"t.x"() {a = #llvm.di_subroutine_type<callingConvention = DW_CC_LLVM_OpenCLKernel>} : () -> ()
