#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_LLVM_DeviceKernel>
module {
  "t.x"() {a = #di_subroutine_type} : () -> ()
}

