// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder.InsertionPoint;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IntegerType;

/** Fills tensors by a computation on the position of each element. */
final class MapCreation {
  private MapCreation() {}

  /**
   * Returns the result of a new {@code linalg.map} that computes each element of {@code tensor} by {@code body}, which
   * is moved. The arguments of its block are the indices; its terminator yields the element.
   */
  static Value fill(PatternRewriter rewriter, Location location, Value tensor, Region body) {
    InsertionPoint point = rewriter.saveInsertionPoint();
    MapOp map = MapOp.create(rewriter, location, List.of(tensor.type()), List.of(), tensor);
    Type element = LinalgOp.elementTypeOrSelf(tensor.type());
    Block block = rewriter.createBlock(map.mapper(), null, List.of(element), location);
    rewriter.setInsertionPointToStart(block);
    List<Value> indices = new ArrayList<>();
    for (int i = 0; i < body.first().argumentCount(); i++) {
      IntegerAttr dimension = IntegerAttr.of(IntegerType.of(rewriter.context(), 64), i);
      indices.add(IndexOp.create(rewriter, location, dimension));
    }
    rewriter.mergeBlocks(body.first(), block, indices);
    Operation yield = block.last();
    rewriter.setInsertionPoint(yield);
    YieldOp.create(rewriter, yield.location(), List.of(yield.operands()));
    rewriter.eraseOp(yield);
    rewriter.restoreInsertionPoint(point);
    return map.result().get(0);
  }
}
