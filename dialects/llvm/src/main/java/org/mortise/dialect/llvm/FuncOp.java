// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.attributes.LinkageAttr.Linkage;
import org.mortise.dialect.llvm.types.LlvmFunctionType;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.interfaces.function.FunctionVerifier;

/** Defines an LLVM function, or declares it if there is no body. It has at most one result. */
@Op(name = "llvm.func",
    attributes = {
        "sym_name: STRING", "sym_visibility: STRING?", "function_type: LLVM_FUNCTION_TYPE",
        "linkage: LINKAGE = EXTERNAL", "dso_local: UNIT?", "CConv: CALLING_CONVENTION = C_CONVENTION",
        "comdat: SYMBOL_REF?", "convergent: UNIT?", "personality: FLAT_SYMBOL_REF?", "garbageCollector: STRING?",
        "passthrough: ARRAY?", "arg_attrs: DICTIONARY_ARRAY?", "res_attrs: DICTIONARY_ARRAY?",
        "function_entry_count: I64?", "memory_effects: MEMORY_EFFECTS?",
        "visibility_: VISIBILITY = DEFAULT_VISIBILITY",
        "arm_streaming: UNIT?", "arm_locally_streaming: UNIT?", "arm_streaming_compatible: UNIT?",
        "arm_new_za: UNIT?", "arm_in_za: UNIT?", "arm_out_za: UNIT?", "arm_inout_za: UNIT?",
        "arm_preserves_za: UNIT?", "section: STRING?", "unnamed_addr: UNNAMED_ADDRESS?", "alignment: I64?",
        "vscale_range: VSCALE_RANGE?", "frame_pointer: FRAME_POINTER?", "target_cpu: STRING?", "tune_cpu: STRING?",
        "reciprocal_estimates: STRING? since 22.1", "prefer_vector_width: STRING? since 22.1",
        "target_features: TARGET_FEATURES?", "no_infs_fp_math: BOOL?", "no_nans_fp_math: BOOL?",
        "no_signed_zeros_fp_math: BOOL?", "denormal_fp_math: STRING?", "denormal_fp_math_f32: STRING?",
        "fp_contract: STRING?",
        "instrument_function_entry: STRING? since 22.1", "instrument_function_exit: STRING? since 22.1",
        "no_inline: UNIT?", "always_inline: UNIT?", "inline_hint: UNIT? since 22.1", "no_unwind: UNIT?",
        "will_return: UNIT?", "optimize_none: UNIT?",
        "vec_type_hint: VECTOR_TYPE_HINT? since 22.1", "work_group_size_hint: DENSE_I32_ARRAY? since 22.1",
        "reqd_work_group_size: DENSE_I32_ARRAY? since 22.1", "intel_reqd_sub_group_size: I32? since 22.1",
        "uwtable_kind: UNWIND_TABLE? since 22.1"
    },
    regions = "body",
    traits = {"AFFINE_SCOPE", "AUTOMATIC_ALLOCATION_SCOPE", "ISOLATED_FROM_ABOVE", "SYMBOL"},
    implementations = {FuncOp.Function.class, ComdatUser.class})
public final class FuncOp extends FuncOpBase {
  FuncOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new FuncAssembly());
  }

  /** Returns the name of the function. */
  public String name() {
    return symNameAttr().value();
  }

  /** Returns the signature. */
  public LlvmFunctionType type() {
    return (LlvmFunctionType) functionTypeAttr().value();
  }

  /** Returns the types of the results: one, or none if the function returns {@code void}. */
  public List<Type> resultTypes() {
    Type type = type().returnType();
    return LlvmTypes.isVoid(type) ? List.of() : List.of(type);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = FunctionVerifier.verifySignature(operation(), type().parameters(), resultTypes().size());
    return wrong != null ? wrong : verifyLinkage();
  }

  private @Nullable Diagnostic verifyLinkage() {
    Linkage linkage = linkageAttr().linkage();
    if (linkage == Linkage.COMMON) {
      return opError("functions cannot have 'common' linkage");
    }
    boolean mayBeExternal = linkage == Linkage.EXTERNAL || linkage == Linkage.EXTERN_WEAK;
    return !body().isEmpty() || mayBeExternal ? null
        : opError("external functions must have 'external' or 'extern_weak' linkage");
  }

  /** The signature and the body of the function. */
  static final class Function extends FunctionLike {
    @Override
    public List<Type> getArgumentTypes(Operation op) {
      return of(op).type().parameters();
    }

    @Override
    public List<Type> getResultTypes(Operation op) {
      return of(op).resultTypes();
    }

    @Override
    public boolean isDeclaration(Operation op) {
      return false;
    }

    @Override
    public boolean deallocatesBuffers(Operation op) {
      return false;
    }

    @Override
    public void setType(Operation op, List<Type> arguments, List<Type> results) {
      Type result = results.isEmpty() ? LlvmTypes.voidType(op.context()) : results.get(0);
      boolean isVariadic = of(op).type().isVariadic();
      op.setAttr(FUNCTION_TYPE, TypeAttr.of(LlvmFunctionType.of(result, arguments, isVariadic)));
    }
  }
}
