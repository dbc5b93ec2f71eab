// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bubbledownmemoryspacecasts;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.MemorySpaceCastConsumerOpInterface;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/** Makes any consumer of casts of the memory space use the sources of the casts. */
final class BubbleDownCasts extends RewritePattern {
  BubbleDownCasts() {
    super(null, 1);
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    MemorySpaceCastConsumerOpInterface consumer = op.getInterface(MemorySpaceCastConsumerOpInterface.class);
    if (consumer == null) {
      return false;
    }
    rewriter.setInsertionPoint(op);
    List<? extends Value> values = consumer.bubbleDownCasts(op, rewriter);
    if (values == null) {
      return false;
    }
    if (values.equals(op.resultList())) {
      rewriter.operationModified(op);
    } else {
      rewriter.replaceOp(op, values);
    }
    return true;
  }
}
