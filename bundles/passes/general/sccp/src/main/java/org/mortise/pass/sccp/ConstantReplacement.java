// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.sccp;

import java.util.ArrayList;
import java.util.List;
import org.mortise.analyses.dataflow.ConstantAnalysis;
import org.mortise.analyses.dataflow.ConstantValue;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.RemarkBuilder;
import org.mortise.ir.transform.UniqueConstants;

/**
 * Replaces the values that the analysis found constant, in program order, and erases the operations that are dead then.
 */
final class ConstantReplacement {
  private final ConstantAnalysis known;
  private final UniqueConstants constants;
  private final PassRun run;
  private final List<Block> pending = new ArrayList<>();

  ConstantReplacement(Context context, ConstantAnalysis known, PassRun run) {
    this.known = known;
    this.run = run;
    this.constants = new UniqueConstants(context);
  }

  void replaceIn(Operation root) {
    addBlocks(root);
    while (!pending.isEmpty()) {
      Block block = pending.remove(pending.size() - 1);
      for (Operation op = block.first(); op != null; ) {
        Operation following = op.next();
        visit(op);
        op = following;
      }
      for (int i = 0; i < block.argumentCount(); i++) {
        replace(block.argument(i), block);
      }
    }
  }

  /** Adds the blocks of the regions of {@code op}, the last region first; within a region they are in order. */
  private void addBlocks(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      for (Block block = region.last(); block != null; block = block.previous()) {
        pending.add(block);
      }
    }
  }

  private void visit(Operation op) {
    boolean allReplaced = op.resultCount() > 0;
    for (int i = 0; i < op.resultCount(); i++) {
      allReplaced &= replace(op.result(i), op.block());
    }
    if (allReplaced && MemoryEffects.wouldBeTriviallyDead(op)) {
      op.erase();
      return;
    }
    addBlocks(op);
  }

  private boolean replace(Value value, Block block) {
    ConstantValue found = known.lookup(value);
    if (found == null || found.constant() == null) {
      return false;
    }
    Operation constant = constants.get(block.parent(), found.dialect(), found.constant(), value.type());
    if (constant == null) {
      return false;
    }
    report(value, found.constant());
    value.replaceAllUsesWith(constant.result(0));
    return true;
  }

  private void report(Value value, Attribute constant) {
    Operation op = value.definingOp();
    if (!run.remarksWanted() || !value.hasUses() || op != null && op.hasTrait(Trait.CONSTANT_LIKE)) {
      return;
    }
    RemarkBuilder remark = run.remark(Remark.Kind.PASSED, "Folded", op == null ? value.parentBlock().parentOp() : op)
        .at(value.location());
    if (constant instanceof IntegerAttr || constant instanceof FloatAttr) {
      remark.message("replaced by the constant " + constant).with("Value", constant).emit();
    } else {
      remark.message("replaced by a constant").with("Type", value.type()).emit();
    }
  }
}
