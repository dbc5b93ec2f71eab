// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.IRMapping;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.TensorType;

/**
 * Applies an operation in destination-passing style to the sources of casts that only remove static information. Its
 * results get the types of the inits, and are cast back. Loops have separate patterns.
 */
public final class CastIntoDestinationStyle {
  public static final String TITLE = "FoldTensorCastProducerOp";

  private CastIntoDestinationStyle() {}

  /** The pattern, for operations that have {@link DestinationStyleOpInterface}. */
  @Canonicalization(TITLE)
  public static boolean apply(Operation op, PatternRewriter rewriter) {
    DestinationStyleOpInterface style = op.getInterface(DestinationStyleOpInterface.class);
    if (style == null || !hasFoldableCast(op)) {
      return false;
    }
    Operation made = rewriter.clone(op, new IRMapping());
    int result = 0;
    for (int i = 0; i < op.operandCount(); i++) {
      CastOp cast = CastOp.of(op.operand(i).definingOp());
      if (CastPatterns.canFoldIntoConsumer(cast)) {
        made.setOperand(i, cast.source());
      }
      if (style.isDpsInit(op, i) && made.operand(i).type() instanceof TensorType type) {
        made.result(result++).setType(type);
      }
    }
    List<Value> replacements = new ArrayList<>(op.resultCount());
    for (int i = 0; i < op.resultCount(); i++) {
      Type type = op.result(i).type();
      OpResult value = made.result(i);
      replacements.add(value.type() == type ? value : CastOp.create(rewriter, op.location(), type, value));
    }
    rewriter.replaceOp(op, replacements);
    return true;
  }

  /** Returns the source of a cast that only removes static information; any other value itself. */
  public static Value sourceOf(Value value) {
    CastOp cast = CastOp.of(value.definingOp());
    return CastPatterns.canFoldIntoConsumer(cast) ? cast.source() : value;
  }

  private static boolean hasFoldableCast(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (CastPatterns.canFoldIntoConsumer(CastOp.of(op.operand(i).definingOp()))) {
        return true;
      }
    }
    return false;
  }
}
