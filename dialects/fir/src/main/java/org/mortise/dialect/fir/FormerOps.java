// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.definition.TypeConstraints;

/** The operations that MLIR 19.1 has in another form. */
final class FormerOps {
  static final List<FormerOperation> ALL = List.of(
      new FormerDeclaration(DeclareOp.NAME, builder -> builder.result("result", FirConstraints.ANY_REF_OR_BOX)),
      new Call());

  private FormerOps() {}

  /** A call that states only whether its procedure is of C. */
  private static final class Call extends RenamedOperation {
    private static final List<String> NEW_ATTRIBUTES = List.of("arg_attrs", "res_attrs", "inline_attr", "accessGroups");

    Call() {
      super(CallOp.NAME, CallOp.NAME, () -> OpDefinition.named(CallOp.NAME)
          .operands("args", TypeConstraints.ANY)
          .results("results", TypeConstraints.ANY)
          .optionalAttribute(CallAssembly.CALLEE, AttributeConstraints.SYMBOL_REF)
          .defaultAttribute(CallAssembly.FAST_MATH, FirConstraints.FAST_MATH, FirConstraints.NO_FAST_MATH)
          .optionalAttribute(CallAssembly.BIND_C, AttributeConstraints.UNIT)
          .assembly(new CallAssembly())
          .build());
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      super.upgrade(former, current, before);
      CallAssembly.upgradeAttributes(current);
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      CallOp call = CallOp.of(current);
      FortranProcedureFlagsAttr flags = call.procedureAttrsAttr();
      int bits = flags == null ? 0 : flags.bits();
      String unknown = (bits & ~FortranProcedureFlagsAttr.BIND_C) != 0 ? CallAssembly.PROCEDURE : null;
      for (String name : NEW_ATTRIBUTES) {
        unknown = current.getAttr(name) == null ? unknown : name;
      }
      if (unknown != null) {
        return current.opError("attribute '" + unknown + "' does not exist in MLIR " + MlirVersion.V19_1);
      }
      former.addOperands(List.of(current.operands())).addAttributes(current.discardableAttributes());
      current.resultList().forEach(result -> former.addResultType(result.type()));
      if (call.calleeAttr() != null) {
        former.addAttribute(CallAssembly.CALLEE, call.calleeAttr());
      }
      former.addAttribute(CallAssembly.FAST_MATH, call.fastmathAttr());
      if (bits != 0) {
        former.addAttribute(CallAssembly.BIND_C, UnitAttr.of(current.context()));
      }
      return null;
    }
  }
}
