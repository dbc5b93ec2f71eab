// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.types.LlvmFunctionType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.CallOpInterface;

/** Calls a function, by its name or by its address, which is the first operand. */
@Op(name = "llvm.call",
    operands = {"callee_operands: LLVM_TYPE...", "op_bundle_operands: LLVM_TYPE..."},
    results = "result: LLVM_TYPE?",
    attributes = {
        "var_callee_type: LLVM_FUNCTION_TYPE?", "callee: FLAT_SYMBOL_REF?", "fastmathFlags: FAST_MATH = NO_FAST_MATH",
        "CConv: CALLING_CONVENTION = C_CONVENTION", "TailCallKind: TAIL_CALL_KIND = NO_TAIL_CALL",
        "memory_effects: MEMORY_EFFECTS?", "convergent: UNIT?", "no_unwind: UNIT?", "will_return: UNIT?",
        "op_bundle_sizes: DENSE_I32_ARRAY", "op_bundle_tags: ARRAY?", "arg_attrs: DICTIONARY_ARRAY?",
        "res_attrs: DICTIONARY_ARRAY?", "no_inline: UNIT?", "always_inline: UNIT?", "inline_hint: UNIT?",
        "access_groups: ACCESS_GROUPS?", "alias_scopes: ALIAS_SCOPES?", "noalias_scopes: ALIAS_SCOPES?",
        "tbaa: TBAA_TAGS?"
    },
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    implementations = {CallOp.Call.class, CallVerifier.class})
public final class CallOp extends CallOpBase {
  CallOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new CallAssembly());
    op.invariant(call -> OperandBundles.verifySizes(call, new CallOp(call).opBundleOperands()));
  }

  @Nullable Diagnostic verify() {
    return OperandBundles.verifyTags(operation());
  }

  /** Returns the type of a variadic callee, or null. */
  public @Nullable LlvmFunctionType variadicType() {
    return varCalleeTypeAttr() == null ? null : (LlvmFunctionType) varCalleeTypeAttr().value();
  }

  /** Returns the operands that are passed to the callee. */
  public OperandRange arguments() {
    int first = calleeAttr() == null ? 1 : 0;
    return new OperandRange(operation(), first, calleeOperands().size() - first);
  }

  /** The callee is a symbol or the first operand. */
  static final class Call implements CallOpInterface {
    @Override
    public @Nullable SymbolRefAttr getCalleeSymbol(Operation op) {
      return of(op).calleeAttr();
    }

    @Override
    public @Nullable Value getCalleeValue(Operation op) {
      return of(op).calleeAttr() == null ? op.operand(0) : null;
    }

    @Override
    public OperandRange getArgOperands(Operation op) {
      return of(op).arguments();
    }
  }
}
