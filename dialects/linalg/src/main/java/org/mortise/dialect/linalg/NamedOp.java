// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** A structured operation whose loops and computation follow from its name; see {@link NamedStructure}. */
@Op(family = StructuredOp.class,
    operands = {"inputs: ANY...", "outputs: ANY_SHAPED..."},
    results = "result_tensors: ANY_RANKED_TENSOR...",
    regions = "region: ANY",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    implicitTerminator = "linalg.yield",
    implementations = NamedStructure.class)
abstract class NamedOp extends NamedOpBase {
  static final String MULTIPLY_ADD = "add($2, mul(cast($0), cast($1)))";
  static final String QUANTIZED_MULTIPLY_ADD = "add($4, mul(sub(cast($0), cast($2)), sub(cast($1), cast($3))))";

  NamedOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    StructuredOps.foldCasts(op);
    if (NamedStructure.hasWindows(op.data())) {
      op.verifier(each -> NamedStructure.of(each.name()).verifyWindows(each));
    }
    if (MatmulMaps.areIn(op.name())) {
      op.verifier(MatmulMaps::verify);
    }
    op.assembly(new NamedAssembly());
  }

  /** Adds the region of an operation whose operands and attributes are complete. */
  static void addRegion(OperationState state) {
    OpDefinition definition = OpDefinition.of(state.name());
    int maps = definition.attributeSlot(IndexingMaps.NAME);
    if (maps >= 0 && state.property(maps) == null) {
      state.setProperty(maps, definition.attributeSpec(maps).defaultValue().apply(state.context()));
    }
    List<Type> operands = new ArrayList<>(state.operands().size());
    for (Value operand : state.operands()) {
      operands.add(operand.type());
    }
    ComputedOp structure = ComputedOp.of(state.name());
    Block block = StructuredSyntax.addBlock(state.addRegion(), operands, UnknownLoc.of(state.context()));
    structure.fill(block, state.context(), state::getAttr, warning -> {});
  }
}
