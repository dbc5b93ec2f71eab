// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.ParameterForm;

/** A calling convention: {@code #llvm.cconv<fastcc>}. */
@AttrDef(name = "llvm.cconv", parameters = "CallingConv: WORD", format = "`<` $CallingConv `>`")
public final class CConvAttr extends CConvAttrBase {
  /** The calling conventions. */
  public enum CConv implements Keyword {
    CCC, FASTCC, COLDCC, CC_10, CC_11, ANYREGCC, PRESERVE_MOSTCC, PRESERVE_ALLCC, SWIFTCC, CXX_FAST_TLSCC, TAILCC,
    CFGUARD_CHECKCC, SWIFTTAILCC, X86_STDCALLCC, X86_FASTCALLCC, ARM_APCSCC, ARM_AAPCSCC, ARM_AAPCS_VFPCC,
    MSP430_INTRCC, X86_THISCALLCC, PTX_KERNELCC, PTX_DEVICECC, SPIR_FUNCCC, SPIR_KERNELCC, INTEL_OCL_BICC,
    X86_64_SYSVCC, WIN64CC, X86_VECTORCALLCC, HHVMCC, HHVM_CCC, X86_INTRCC, AVR_INTRCC, AVR_BUILTINCC, AMDGPU_VSCC,
    AMDGPU_GSCC, AMDGPU_CSCC, AMDGPU_KERNELCC, X86_REGCALLCC, AMDGPU_HSCC, MSP430_BUILTINCC, AMDGPU_LSCC,
    AMDGPU_ESCC, AARCH64_VECTORCALLCC, AARCH64_SVE_VECTORCALLCC, WASM_EMSCRIPTEN_INVOKECC, AMDGPU_GFXCC, M68K_INTRCC
  }

  static final ParameterForm<CConv> WORD = LlvmForms.keyword(CConv.class, "Calling Conventions", "CConv");

  CConvAttr(Context context, Object[] values) {
    super(context, values);
  }
}
