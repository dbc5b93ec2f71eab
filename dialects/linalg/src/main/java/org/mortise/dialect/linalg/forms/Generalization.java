// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.forms;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.linalg.GenericOp;
import org.mortise.dialect.linalg.LinalgOp;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.RankedTensorType;

/** Replaces a structured operation whose block has an argument for each operand by a generic one with its region. */
public final class Generalization extends RewritePattern {
  /** Creates the pattern, which applies to any operation. */
  public Generalization() {
    super(null);
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    LinalgOp structure = op.getInterface(LinalgOp.class);
    boolean isNamed = structure != null && GenericOp.of(op) == null;
    if (!isNamed || structure.countOperandsWithArgument(op) != op.operandCount()) {
      return false;
    }
    OperandRange inits = structure.getDpsInits(op);
    List<Type> results = new ArrayList<>(inits.size());
    for (Value init : inits) {
      if (init.type() instanceof RankedTensorType && structure.hasPureTensorSemantics(op)) {
        results.add(init.type());
      }
    }
    GenericOp generic = GenericOp.create(rewriter, op.location(), results, structure.getDpsInputs(op), inits,
        structure.getIndexingMaps(op), structure.getIteratorTypes(op));
    rewriter.inlineRegionBefore(op.region(0), generic.region(), null);
    rewriter.replaceOp(op, generic);
    return true;
  }
}
