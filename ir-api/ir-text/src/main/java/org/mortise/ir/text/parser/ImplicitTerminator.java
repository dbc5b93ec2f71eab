// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;

/** Adds the terminators that the custom syntax omits. */
final class ImplicitTerminator {
  private ImplicitTerminator() {}

  /** Adds the terminator unless the last block of the region that was read has one. */
  static void add(Frame frame, Context context) {
    Region region = frame.region;
    Block block = region.isEmpty() ? region.addBlock() : region.last();
    Operation last = block.last();
    if (last != null && last.definition() != null && last.definition().isTerminator()) {
      return;
    }
    OperationName name = context.operationName(OpDefinition.of(frame.state.name()).implicitTerminator());
    OperationState terminator = new OperationState(frame.state.location(), name);
    OpDefinition definition = OpDefinition.of(name);
    if (definition != null) {
      definition.setDefaultAttributes(terminator);
      addDeclaredRegions(terminator, definition);
    }
    block.append(Operation.create(terminator));
  }

  /** The required regions of an implicit terminator get empty blocks. */
  private static void addDeclaredRegions(OperationState terminator, OpDefinition definition) {
    for (int i = 0; i < definition.regionGroupCount(); i++) {
      if (definition.regionSpec(i).variadic()) {
        return;
      }
      Region region = terminator.addRegion();
      if (definition.regionSpec(i).shape() == RegionSpec.Shape.ONE_BLOCK) {
        region.addBlock();
      }
    }
  }
}
