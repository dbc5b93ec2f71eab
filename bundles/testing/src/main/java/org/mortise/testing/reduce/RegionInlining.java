// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.reduce;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;

/** Replaces an operation by the body of one of its regions, which must have one block. */
final class RegionInlining implements ReductionStep {
  @Override
  public int sites(Operation module) {
    return regions(module).size();
  }

  private static List<Region> regions(Operation module) {
    List<Region> regions = new ArrayList<>();
    for (Operation op : Sites.in(module, op -> op.regionCount() > 0 && !op.hasTrait(Trait.ISOLATED_FROM_ABOVE))) {
      for (int i = 0; i < op.regionCount(); i++) {
        if (op.region(i).hasOneBlock() && !Sites.isTerminator(op)) {
          regions.add(op.region(i));
        }
      }
    }
    return regions;
  }

  @Override
  public boolean apply(Operation module, int from, int to) {
    Region region = regions(module).get(from);
    Operation op = region.parentOp();
    Block body = region.first();
    if (!NearbyValues.replace(op, body.argumentList())) {
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
    if (!replaceResults(op, yielded)) {
      return false;
    }
    op.erase();
    return true;
  }

  private static boolean replaceResults(Operation op, List<Value> yielded) {
    for (OpResult result : op.resultList()) {
      int index = result.index();
      if (index < yielded.size() && yielded.get(index).type() == result.type()) {
        result.replaceAllUsesWith(yielded.get(index));
      }
    }
    return NearbyValues.replace(op, op.resultList());
  }
}
