// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;

/** A calling convention: {@code #llvm.cconv<fastcc>}. */
public final class CConvAttr extends KeywordAttr<CConvAttr.CConv> {
  static final String MNEMONIC = "cconv";

  /** The calling conventions. */
  public enum CConv implements Keyword {
    CCC("ccc"),
    FASTCC("fastcc"),
    COLDCC("coldcc"),
    CC_10("cc_10"),
    CC_11("cc_11"),
    ANYREGCC("anyregcc"),
    PRESERVE_MOSTCC("preserve_mostcc"),
    PRESERVE_ALLCC("preserve_allcc"),
    SWIFTCC("swiftcc"),
    CXX_FAST_TLSCC("cxx_fast_tlscc"),
    TAILCC("tailcc"),
    CFGUARD_CHECKCC("cfguard_checkcc"),
    SWIFTTAILCC("swifttailcc"),
    X86_STDCALLCC("x86_stdcallcc"),
    X86_FASTCALLCC("x86_fastcallcc"),
    ARM_APCSCC("arm_apcscc"),
    ARM_AAPCSCC("arm_aapcscc"),
    ARM_AAPCS_VFPCC("arm_aapcs_vfpcc"),
    MSP430_INTRCC("msp430_intrcc"),
    X86_THISCALLCC("x86_thiscallcc"),
    PTX_KERNELCC("ptx_kernelcc"),
    PTX_DEVICECC("ptx_devicecc"),
    SPIR_FUNCCC("spir_funccc"),
    SPIR_KERNELCC("spir_kernelcc"),
    INTEL_OCL_BICC("intel_ocl_bicc"),
    X86_64_SYSVCC("x86_64_sysvcc"),
    WIN64CC("win64cc"),
    X86_VECTORCALLCC("x86_vectorcallcc"),
    HHVMCC("hhvmcc"),
    HHVM_CCC("hhvm_ccc"),
    X86_INTRCC("x86_intrcc"),
    AVR_INTRCC("avr_intrcc"),
    AVR_BUILTINCC("avr_builtincc"),
    AMDGPU_VSCC("amdgpu_vscc"),
    AMDGPU_GSCC("amdgpu_gscc"),
    AMDGPU_CSCC("amdgpu_cscc"),
    AMDGPU_KERNELCC("amdgpu_kernelcc"),
    X86_REGCALLCC("x86_regcallcc"),
    AMDGPU_HSCC("amdgpu_hscc"),
    MSP430_BUILTINCC("msp430_builtincc"),
    AMDGPU_LSCC("amdgpu_lscc"),
    AMDGPU_ESCC("amdgpu_escc"),
    AARCH64_VECTORCALLCC("aarch64_vectorcallcc"),
    AARCH64_SVE_VECTORCALLCC("aarch64_sve_vectorcallcc"),
    WASM_EMSCRIPTEN_INVOKECC("wasm_emscripten_invokecc"),
    AMDGPU_GFXCC("amdgpu_gfxcc"),
    M68K_INTRCC("m68k_intrcc");

    private final String keyword;

    CConv(String keyword) {
      this.keyword = keyword;
    }

    @Override
    public String keyword() {
      return keyword;
    }
  }

  private static final Parameter<CConv> VALUE =
      Parameter.required("CallingConv", ParameterForm.keyword(CConv.class, "Calling Conventions", "CConv"));

  private CConvAttr(Context context, CConv value) {
    super(context, value);
  }

  /** Returns the attribute of a keyword. */
  public static CConvAttr of(Context context, CConv value) {
    return context.unique(new CConvAttr(context, value));
  }

  static CConvAttr parse(AsmParser parser) {
    return of(parser.context(), parse(parser, VALUE, "CConvAttr"));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
