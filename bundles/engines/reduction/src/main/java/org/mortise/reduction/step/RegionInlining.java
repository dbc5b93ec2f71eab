// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;

/** Replaces an operation by the body of one of its single-block regions. */
public final class RegionInlining extends SiteStep<Region> {
  public RegionInlining(Placeholders placeholders) {
    super("inline regions", Reach.ONE_PLACE, placeholders);
  }

  @Override
  List<Region> list(Operation module) {
    List<Region> regions = new ArrayList<>();
    for (Operation op : Sites.in(module, RegionInlining::isInlinable)) {
      for (int i = 0; i < op.regionCount(); i++) {
        if (op.region(i).hasOneBlock()) {
          regions.add(op.region(i));
        }
      }
    }
    return regions;
  }

  /**
   * Returns whether an operation can be inlined; isolated operations only into their own kind, as module into module.
   */
  private static boolean isInlinable(Operation op) {
    return op.regionCount() > 0 && !Sites.isTerminator(op)
        && (!op.hasTrait(Trait.ISOLATED_FROM_ABOVE) || op.name() == op.parentOp().name());
  }

  @Override
  boolean take(Region region, Substitutes substitutes) {
    Operation op = region.parentOp();
    Block body = region.first();
    if (!substitutes.replace(op, body.argumentList())) {
      return false;
    }
    List<Value> yielded = List.of();
    Operation last = body.last();
    if (last != null && Sites.isTerminator(last)) {
      yielded = List.of(last.operands());
      last.erase();
    }
    while (body.first() != null) {
      body.first().moveBefore(op);
    }
    if (!replaceResults(op, yielded, substitutes)) {
      return false;
    }
    op.erase();
    return true;
  }

  private static boolean replaceResults(Operation op, List<Value> yielded, Substitutes substitutes) {
    for (OpResult result : op.resultList()) {
      int index = result.index();
      if (index < yielded.size() && yielded.get(index).type() == result.type()) {
        result.replaceAllUsesWith(yielded.get(index));
      }
    }
    return substitutes.replace(op, op.resultList());
  }
}
