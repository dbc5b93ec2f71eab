// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.MemRefType;

/** The family of structured operations, which implement {@link LinalgOp}. */
@Op(traits = "RECURSIVE_MEMORY_EFFECTS", implementations = {
    ResultShapes.class, StructuredBufferization.class, StructuredElementwise.class, StructuredOp.Effects.class
})
abstract class StructuredOp extends StructuredOpBase {
  StructuredOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.regionInvariant(each -> StructuredVerifier.verify(each, LinalgOp.of(each)));
    StructuredOps.addPatterns(op, patterns -> {});
  }

  /** Reads memrefs whose elements are used, and writes memrefs that are inits. */
  static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      LinalgOp structure = LinalgOp.of(op);
      int inputs = structure.countDpsInputs(op);
      for (int i = 0; i < op.operandCount(); i++) {
        Value operand = op.operand(i);
        if (!(operand.type() instanceof MemRefType)) {
          continue;
        }
        if (structure.payloadUsesValueFromOperand(op, i)) {
          effects.add(MemoryEffect.of(MemoryEffect.Kind.READ, operand));
        }
        if (i >= inputs) {
          effects.add(MemoryEffect.of(MemoryEffect.Kind.WRITE, operand));
        }
      }
    }
  }
}
