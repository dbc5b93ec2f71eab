// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.sroa;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.interfaces.DestructurableAccessorOpInterface;
import org.mortise.ir.interfaces.DestructurableAllocationOpInterface;
import org.mortise.ir.interfaces.DestructurableAllocationOpInterface.Slot;
import org.mortise.ir.interfaces.MemorySlot;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/** The pass {@code sroa}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class SroaFactory implements PassFactory {
  private static final PassStatistic DESTRUCTURED =
      new PassStatistic("destructured slots", "Total amount of memory slots destructured");
  private static final PassStatistic BENEFIT = new PassStatistic("slots with memory benefit",
      "Total amount of memory slots in which the destructured size was smaller than the total size after eliminating "
          + "unused fields");
  private static final PassStatistic MAX_ELEMENTS = new PassStatistic("max subelement number",
      "Maximal number of sub-elements a successfully destructured slot initially had");

  private static final PassSpec SPEC = PassSpec.of("sroa", "Scalar Replacement of Aggregates")
      .withTitle("SROA")
      .withDescription("""
          Splits memory if each of its users accesses a single known element, also in nested regions. Each used
          element gets memory of its own, in the order of the uses. Interfaces define which operations allocate and
          access such memory. It is usually followed by mem2reg. Linear in the uses of such memory.""")
      .withStatistics(DESTRUCTURED, BENEFIT, MAX_ELEMENTS);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return SroaFactory::run;
  }

  private static void run(Operation root, PassRun run) {
    List<Operation> allocations = new ArrayList<>();
    root.walk(op -> {
      if (op != root && op.implementsInterface(DestructurableAllocationOpInterface.class)) {
        allocations.add(op);
      }
    });
    List<Operation> kept = new ArrayList<>();
    for (int i = 0; i < allocations.size(); i++) {
      Operation op = allocations.get(i);
      if (!destructureOne(op, allocations, run)) {
        kept.add(op);
      }
    }
    if (run.remarksWanted()) {
      kept.forEach(op -> reportKept(op, run));
    }
    if (kept.size() == allocations.size()) {
      run.markAllAnalysesPreserved();
    }
  }

  private static boolean destructureOne(Operation op, List<Operation> pending, PassRun run) {
    DestructurableAllocationOpInterface allocation = op.getInterface(DestructurableAllocationOpInterface.class);
    for (Slot slot : allocation.getDestructurableSlots(op)) {
      Set<Attribute> used = usedIndices(slot);
      if (used != null) {
        run.remark(Remark.Kind.PASSED, "Split", op).with("Elements", slot.elementTypes().size())
            .with("Used", used.size()).message("split into " + used.size()
                + (used.size() == 1 ? " element" : " elements") + " of " + slot.elementTypes().size()).emit();
        destructure(op, allocation, slot, used, pending);
        run.count(DESTRUCTURED, 1);
        run.count(BENEFIT, used.size() < slot.elementTypes().size() ? 1 : 0);
        run.count(MAX_ELEMENTS, Math.max(0, slot.elementTypes().size() - run.counted(MAX_ELEMENTS)));
        return true;
      }
    }
    return false;
  }

  /** Returns the indices of the accessed elements; null if unknown, or if the memory has other uses. */
  private static @Nullable Set<Attribute> usedIndices(Slot slot) {
    Set<Attribute> used = new LinkedHashSet<>();
    for (OpOperand use = slot.pointer().firstUse(); use != null; use = use.nextUse()) {
      Attribute index = accessedIndex(use.owner(), slot);
      if (index == null) {
        return null;
      }
      used.add(index);
    }
    return used.isEmpty() ? null : used;
  }

  private static @Nullable Attribute accessedIndex(Operation user, Slot slot) {
    DestructurableAccessorOpInterface access = user.getInterface(DestructurableAccessorOpInterface.class);
    return access == null ? null : access.getAccessedIndex(user, slot);
  }

  /** Reports the first use of an allocation that has prevented that it was split. */
  private static void reportKept(Operation op, PassRun run) {
    for (Slot slot : op.getInterface(DestructurableAllocationOpInterface.class).getDestructurableSlots(op)) {
      for (OpOperand use = slot.pointer().firstUse(); use != null; use = use.nextUse()) {
        Operation user = use.owner();
        if (accessedIndex(user, slot) == null) {
          String reason = "'" + user.name() + "' does not access a single element that is known";
          run.remark(Remark.Kind.MISSED, "NotSplit", op).with("Elements", slot.elementTypes().size())
              .with("Reason", reason).message("not split into elements: " + reason)
              .note(user.location(), "this operation").emit();
          break;
        }
      }
    }
  }

  private static void destructure(Operation op, DestructurableAllocationOpInterface allocation, Slot slot,
      Set<Attribute> used, List<Operation> pending) {
    Map<Attribute, MemorySlot> subslots = allocation.destructure(op, slot, used, new OpBuilder(op.context()));
    while (slot.pointer().hasUses()) {
      Operation user = slot.pointer().firstUse().owner();
      user.getInterface(DestructurableAccessorOpInterface.class).rewire(user, slot, subslots);
    }
    allocation.handleDestructuringComplete(op, slot);
    for (MemorySlot subslot : subslots.values()) {
      Operation made = subslot.pointer().definingOp();
      if (made != null && made.implementsInterface(DestructurableAllocationOpInterface.class)) {
        pending.add(made);
      }
    }
  }
}
