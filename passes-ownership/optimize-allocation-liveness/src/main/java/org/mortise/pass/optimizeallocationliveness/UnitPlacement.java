// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.dialect.cf.BranchOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.dialect.scf.YieldOp;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/** Moves, copies and erases units. Helpers are moved at the end, because positions of a layout may refer to them. */
final class UnitPlacement {
  /** A unit that was moved, while its helpers are still at their old positions. */
  private record Placed(FreeUnit unit, boolean isInSameBlock) {}

  private final BlockLayout layout;
  private final Map<BlockOperand, Block> splitEdges = new HashMap<>();
  private final List<Placed> placed = new ArrayList<>();
  private final List<Operation> erased = new ArrayList<>();

  UnitPlacement(BlockLayout layout) {
    this.layout = layout;
  }

  /** Replaces {@code units}, some or all units of {@code key}, by units at {@code places}. */
  void place(FreeKey key, List<FreeUnit> units, Set<Place> places) {
    int next = 0;
    for (Place place : places) {
      if (next < units.size() && (next < units.size() - 1 || next == places.size() - 1)) {
        FreeUnit unit = units.get(next++);
        Block before = unit.op().block();
        unit.op().remove();
        insert(unit.op(), place);
        placed.add(new Placed(unit, unit.op().block() == before));
      } else {
        copy(key.first(), place);
      }
    }
    for (FreeUnit unit : units.subList(next, units.size())) {
      erased.add(unit.op());
      for (int i = unit.helpers().size() - 1; i >= 0; i--) { // users before definitions
        erased.add(unit.helpers().get(i));
      }
    }
  }

  private void copy(FreeUnit unit, Place place) {
    IRMapping mapping = new IRMapping();
    List<Operation> copies = new ArrayList<>();
    for (Operation helper : unit.helpers()) {
      copies.add(helper.clone(mapping));
    }
    Operation copy = unit.op().clone(mapping);
    insert(copy, place);
    copies.forEach(helper -> copy.block().insertBefore(copy, helper));
  }

  /** Moves the helpers of moved units, and erases superfluous units. */
  void finish() {
    for (Placed each : placed) {
      Operation op = each.unit().op();
      for (Operation helper : each.unit().helpers()) {
        if (!each.isInSameBlock() || op.isBeforeInBlock(helper)) {
          helper.moveBefore(op);
        }
      }
    }
    for (Operation op : erased) {
      op.erase();
    }
  }

  private void insert(Operation op, Place place) {
    if (place.edge() != null) {
      splitEdges.computeIfAbsent(place.edge(), UnitPlacement::split).prepend(op);
    } else if (place.conditional() != null) {
      missingRegion(place.conditional()).prepend(op);
    } else if (place.position() == BlockLayout.START) {
      place.block().prepend(op);
    } else {
      Operation before = layout.at(place.block(), place.position());
      place.block().insertBefore(before.next(), op);
    }
  }

  /** Returns a new block on {@code edge}. */
  private static Block split(BlockOperand edge) {
    Block target = edge.block();
    Region region = target.parent();
    Location location = edge.owner().location();
    List<Type> types = target.argumentList().stream().map(Value::type).toList();
    OpBuilder builder = new OpBuilder(edge.owner().context());
    Block block = builder.createBlock(region, target, types, location);
    builder.setInsertionPointToEnd(block);
    BranchOp.create(builder, location, block.argumentList(), target);
    edge.owner().setSuccessor(edge.index(), block);
    return block;
  }

  private static Block missingRegion(Operation conditional) {
    IfOp view = IfOp.of(conditional);
    if (view.elseBlock() == null) {
      OpBuilder builder = new OpBuilder(conditional.context());
      Block block = builder.createBlock(view.elseRegion(), null, List.of(), conditional.location());
      builder.setInsertionPointToEnd(block);
      YieldOp.create(builder, conditional.location(), List.of());
    }
    return view.elseBlock();
  }
}
