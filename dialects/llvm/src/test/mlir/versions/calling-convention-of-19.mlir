// RUN: --allow-unregistered-dialect
// REFERENCE: reads the spelling of its own version only
// MLIR 22.1 has renamed a calling convention of debug information.
"t.x"() {a = #llvm.di_subroutine_type<callingConvention = DW_CC_LLVM_OpenCLKernel>} : () -> ()
