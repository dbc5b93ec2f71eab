// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpSchema;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.FunctionOpInterface;

/**
 * Removes a result of an operation with regions, such as a loop or a conditional, with the corresponding yielded
 * operand, body argument and initial operand. They correspond by their position from the end, as in the loops of all
 * dialects. The verifier rejects the outcome for operations with another structure.
 */
public final class RegionResultErasure extends SiteStep<RegionResultErasure.Site> {
  record Site(Operation op, int result) {}

  public RegionResultErasure(Placeholders placeholders) {
    super("remove results of regions", Reach.ONE_PLACE, placeholders);
  }

  @Override
  List<Site> list(Operation module) {
    List<Site> sites = new ArrayList<>();
    for (Operation op : Sites.in(module,
        op -> op.regionCount() > 0 && !op.implementsInterface(FunctionOpInterface.class))) {
      for (int i = 0; i < op.resultCount(); i++) {
        sites.add(new Site(op, i));
      }
    }
    return sites;
  }

  @Override
  boolean take(Site site, Substitutes substitutes) {
    Operation op = site.op;
    int count = op.resultCount();
    if (!substitutes.replace(op, List.of(op.result(site.result)))) {
      return false;
    }
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        if (!erase(block, site.result, count, op, substitutes)) {
          return false;
        }
      }
    }
    eraseInitialOperand(op, site.result, count);
    return Rebuilding.withoutResult(op, site.result) != null;
  }

  private static boolean erase(Block block, int result, int count, Operation op, Substitutes substitutes) {
    int argument = block.argumentCount() - count + result;
    if (block.isEntryBlock() && block.argumentCount() >= count) {
      if (!substitutes.replace(op, List.of(block.argument(argument)))) {
        return false;
      }
      block.eraseArgument(argument);
    }
    Operation last = block.terminator();
    int yielded = last == null ? -1 : last.operandCount() - count + result;
    if (last != null && last.successorCount() == 0 && last.operandCount() >= count) {
      last.eraseOperands(yielded, 1);
    }
    return true;
  }

  private static void eraseInitialOperand(Operation op, int result, int count) {
    boolean isLoop = op.region(0).first() != null && op.region(0).first().argumentCount() >= count - 1
        && op.operandCount() >= count;
    if (!isLoop) {
      return;
    }
    op.eraseOperands(op.operandCount() - count + result, 1);
    OpSchema definition = op.definition();
    @Nullable String segments = definition == null ? null : definition.operandSegmentsName();
    if (segments == null || op.getAttr(segments) == null) {
      return;
    }
    int[] sizes = definition.segmentSizes(op.getAttr(segments));
    sizes[sizes.length - 1]--;
    op.setAttr(segments, definition.segmentSizes(op.context(), sizes));
  }
}
