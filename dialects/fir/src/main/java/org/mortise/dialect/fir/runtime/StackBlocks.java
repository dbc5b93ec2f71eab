// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.runtime;

import java.util.List;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.AutomaticAllocationBlockOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;

/** Allocates stack memory for entities that a pass creates. */
public final class StackBlocks {
  private StackBlocks() {}

  /**
   * Allocates an entity of constant size at the start of the block for the insertion point of {@code builder}: the
   * entry of the function, or of the OpenMP region that becomes a function of its own.
   */
  public static AllocaOp allocate(OpBuilder builder, Location location, Type type) {
    Operation parent = scope(builder.insertionBlock());
    OpBuilder.InsertionPoint point = builder.saveInsertionPoint();
    builder.setInsertionPointToStart(blockOf(parent));
    AllocaOp allocation = pin(AllocaOp.build(builder, location, type, List.of(), List.of()), parent);
    builder.restoreInsertionPoint(point);
    return allocation;
  }

  /** Allocates an entity whose size the program computes, at the insertion point of {@code builder}. */
  public static AllocaOp allocate(
      OpBuilder builder, Location location, Type type, List<Value> lengths, List<Value> extents) {
    return pin(AllocaOp.build(builder, location, type, lengths, extents), scope(builder.insertionBlock()));
  }

  /** Returns the block in which the memory for {@code block} is allocated. */
  public static Block around(Block block) {
    return blockOf(scope(block));
  }

  private static Block blockOf(Operation parent) {
    AutomaticAllocationBlockOpInterface scope = parent.getInterface(AutomaticAllocationBlockOpInterface.class);
    return scope == null ? parent.region(0).first() : scope.getAllocaBlock(parent);
  }

  /** Marks memory in a region of OpenMP: it must stay there. */
  private static AllocaOp pin(AllocaOp allocation, Operation scope) {
    if (scope.implementsInterface(AutomaticAllocationBlockOpInterface.class)) {
      allocation.setPinnedAttr(UnitAttr.of(scope.context()));
    }
    return allocation;
  }

  private static Operation scope(Block block) {
    Operation parent = block.parentOp();
    while (!parent.implementsInterface(AutomaticAllocationBlockOpInterface.class)
        && !parent.implementsInterface(FunctionOpInterface.class)) {
      parent = parent.parentOp();
    }
    return parent;
  }
}
