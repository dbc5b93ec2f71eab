// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AtomicRMWKind;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.definition.TypeConstraints;

/** The operations that MLIR 19.1 has in another form. */
final class FormerOps {
  static final List<FormerOperation> ALL = List.of(new AssumeAlignment(), new AtomicUpdate());

  private FormerOps() {}

  /** An assumption without a result: it is about the operand, also where that is used. */
  private static final class AssumeAlignment extends RenamedOperation {
    AssumeAlignment() {
      super(AssumeAlignmentOp.NAME, AssumeAlignmentOp.NAME, () -> OpDefinition.named(AssumeAlignmentOp.NAME)
          .operand("memref", TypeConstraints.ANY_MEMREF)
          .attribute("alignment", MemRefTypes.POSITIVE_ALIGNMENT)
          .format("$memref `,` $alignment attr-dict `:` type($memref)")
          .build());
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      super.upgrade(former, current, before);
      if (!former.operands().isEmpty()) {
        current.addResultType(former.operands().get(0).type());
      }
    }

    @Override
    public boolean needsOperands() {
      return true;
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      if (current.operand(0) == current.result(0)) {
        return current.opError("about itself does not exist in MLIR " + MlirVersion.V19_1);
      }
      former.addOperand(current.operand(0));
      former.addAttributes(current.attributes());
      return null;
    }

    @Override
    public List<? extends Value> results(Operation current, Operation former) {
      return List.of(former.operand(0));
    }
  }

  /** An update whose kind has another number. */
  private static final class AtomicUpdate extends RenamedOperation {
    private static final String KIND = "kind";

    AtomicUpdate() {
      super(AtomicRMWOp.NAME, AtomicRMWOp.NAME, () -> OpDefinition.named(AtomicRMWOp.NAME)
          .operand("value", TypeConstraints.SIGNLESS_INTEGER_OR_FLOAT)
          .operand("memref", MemRefTypes.NUMBERS)
          .operands("indices", TypeConstraints.INDEX)
          .result("result", TypeConstraints.SIGNLESS_INTEGER_OR_FLOAT)
          .attribute(KIND, AtomicRMWKind.FORMER_CONSTRAINT)
          .format("$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->`"
              + " type($result)")
          .build());
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      super.upgrade(former, current, before);
      if (former.getAttr(KIND) instanceof IntegerAttr number) {
        AtomicRMWKind kind = AtomicRMWKind.ofFormer(number.longValue());
        current.addAttribute(KIND, kind == null ? number : kind.attribute(former.context()));
      }
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      AtomicRMWKind kind = AtomicRMWOp.of(current).kind();
      Attribute number = kind.formerAttribute(current.context());
      if (number == null) {
        return current.opError("of kind '" + kind.keyword() + "' does not exist in MLIR " + MlirVersion.V19_1);
      }
      Diagnostic problem = super.downgrade(current, former);
      former.addAttribute(KIND, number);
      return problem;
    }
  }
}
