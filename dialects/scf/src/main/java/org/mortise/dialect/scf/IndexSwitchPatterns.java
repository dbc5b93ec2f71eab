// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/** The canonicalization of {@link IndexSwitchOp}. */
final class IndexSwitchPatterns {
  private IndexSwitchPatterns() {}

  /** The argument is a constant. */
  static final class ConstantCase extends RewritePattern {
    ConstantCase() {
      super(IndexSwitchOp.NAME);
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      IntegerAttr value = Constants.integerOf(op.operand(0));
      if (value == null) {
        return false;
      }
      Inlining.replaceByBlock(op, IndexSwitchOp.of(op).regionFor(value.longValue()).first(), List.of(), rewriter);
      return true;
    }
  }
}
