// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.tensor.CastOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.CanonicalizationPatterns;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.RankedTensorType;
import org.osgi.service.component.annotations.Component;

/** Canonicalization of casts of the results of structured operations. */
@Component(service = CanonicalizationPatterns.class)
@Serves("tensor.cast")
@AutoService(OpInterface.class)
public final class CastPatterns implements CanonicalizationPatterns {
  @Override
  public void addTo(PatternSet patterns) {
    patterns.add(CastOp.pattern("FoldTensorCastConsumerOp", CastPatterns::foldIntoProducer));
  }

  /**
   * Computes the operand with the type of the cast, which has more static sizes, from a cast init. A cast in another
   * block may not be reached, so it stays.
   */
  private static boolean foldIntoProducer(CastOp op, PatternRewriter rewriter) {
    Operation producer = op.source().definingOp();
    LinalgOp structure = producer == null ? null : producer.getInterface(LinalgOp.class);
    Type type = op.dest().type();
    if (structure == null || producer.block() != op.block() || !addsStaticSizes(op.source().type(), type)) {
      return false;
    }
    rewriter.setInsertionPoint(producer);
    int index = ((OpResult) op.source()).index();
    int init = structure.countDpsInputs(producer) + index;
    Location location = producer.location();
    List<Value> operands = new ArrayList<>(List.of(producer.operands()));
    operands.set(init, CastOp.create(rewriter, location, type, producer.operand(init)));
    Operation made = StructuredPatterns.clone(producer, operands, rewriter);
    List<Value> results = new ArrayList<>(List.of(made.results()));
    results.set(index, CastOp.create(rewriter, location, op.source().type(), made.result(index)));
    rewriter.replaceOp(op, made.result(index));
    rewriter.replaceOp(producer, results);
    return true;
  }

  private static boolean addsStaticSizes(Type from, Type to) {
    if (!(from instanceof RankedTensorType before) || !(to instanceof RankedTensorType after)
        || before.rank() != after.rank() || before.elementType() != after.elementType()
        || before.encoding() != after.encoding()) {
      return false;
    }
    for (int i = 0; i < before.rank(); i++) {
      if (after.isDynamicDim(i) && !before.isDynamicDim(i)) {
        return false;
      }
    }
    return true;
  }
}
