// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mem2reg;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.analyses.cfg.DominanceAnalyses;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.interfaces.MemorySlot;
import org.mortise.ir.interfaces.PromotableAllocationOpInterface;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/** The pass {@code mem2reg}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class Mem2RegFactory implements PassFactory {
  private static final PassStatistic PROMOTED =
      new PassStatistic("promoted slots", "Total amount of memory slot promoted");
  private static final PassStatistic ARGUMENTS =
      new PassStatistic("new block args", "Total amount of new block argument inserted in blocks");
  private static final String NO_SLOT = "memory of its type cannot be one value";
  private static final PassOption<Boolean> REGION_SIMPLIFY = PassOption.flag(
      "region-simplify", true, "Perform control flow optimizations to the region tree (accepted; changes nothing)");

  private static final PassSpec SPEC = PassSpec.of("mem2reg", "Promotes memory slots into values.")
      .withTitle("Mem2Reg")
      .withDescription("""
          Promotes memory to values if all its users only read and write it, in the region of its allocation. A read
          is replaced by the value of the write that reaches it, by a block argument where several writes merge before
          a read, and by a default value where no write reaches it. Interfaces define which operations allocate and
          access such memory. Memory that is used in nested regions is kept, as is memory that would need an argument
          of a block that is not reached by branches. Block arguments are placed at iterated dominance frontiers, as
          in Cytron et al., "Efficiently Computing Static Single Assignment Form" (1991). Each round is linear in
          accesses, blocks in which the value is live, and the frontiers of the writes; there is another round for
          memory whose reference was stored in promoted memory.""")
      .withOptions(REGION_SIMPLIFY)
      .withStatistics(PROMOTED, ARGUMENTS);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return Mem2RegFactory::run;
  }

  private static void run(Operation root, PassRun run) {
    List<Operation> allocations = new ArrayList<>();
    root.walk(op -> {
      if (op != root && op.implementsInterface(PromotableAllocationOpInterface.class)) {
        allocations.add(op);
      }
    });
    SlotRegions regions = new SlotRegions(run.get(DominanceAnalyses.DOMINANCE));
    int before = allocations.size();
    for (int known = before + 1; allocations.size() < known; ) {
      known = allocations.size();
      allocations.removeIf(op -> promoteOne(op, regions, run));
    }
    if (allocations.size() == before) {
      run.markAllAnalysesPreserved();
    } else {
      run.count(PROMOTED, before - allocations.size());
    }
    if (run.remarksWanted()) {
      allocations.forEach(op -> reportKept(op, regions, run));
    }
  }

  private static boolean promoteOne(Operation op, SlotRegions regions, PassRun run) {
    PromotableAllocationOpInterface allocation = op.getInterface(PromotableAllocationOpInterface.class);
    for (MemorySlot slot : allocation.getPromotableSlots(op)) {
      SlotAnalysis found = SlotAnalysis.of(slot, regions);
      if (found.isPromotable()) {
        int arguments = found.mergePoints().size();
        run.remark(Remark.Kind.PASSED, "Promoted", op).with("Type", slot.elementType()).with("Arguments", arguments)
            .message("promoted to values").emit();
        new SlotPromotion(op, allocation, found, regions).promote();
        run.count(ARGUMENTS, arguments);
        return true;
      }
    }
    return false;
  }

  private static void reportKept(Operation op, SlotRegions regions, PassRun run) {
    List<MemorySlot> slots = op.getInterface(PromotableAllocationOpInterface.class).getPromotableSlots(op);
    if (slots.isEmpty()) {
      run.remark(Remark.Kind.MISSED, "NotPromoted", op).with("Reason", NO_SLOT).message("not promoted: " + NO_SLOT)
          .emit();
    }
    for (MemorySlot slot : slots) {
      SlotAnalysis.Obstacle obstacle = SlotAnalysis.of(slot, regions).obstacle();
      if (obstacle != null) {
        run.remark(Remark.Kind.MISSED, "NotPromoted", op).with("Reason", obstacle.text())
            .message("not promoted: " + obstacle.text()).note(obstacle.op().location(), "this operation").emit();
      }
    }
  }
}
