// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpSchema;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code {...} ins(%a : t) outs(%b : t) -> t}; the region is not written. */
final class NamedAssembly implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    StructuredSyntax.Parts parts = StructuredSyntax.parse(parser, state, null, true);
    List<Type> results = new ArrayList<>(1);
    parser.parseOptionalArrowTypeList(results);
    state.addResultTypes(results);
    List<Type> operands = parts.all();
    NamedStructure structure = NamedStructure.of(state.name());
    if (operands.size() != structure.argumentCount()) {
      throw parser.error("[parseNamedStructuredOpRegion] ods-gen generated region expects "
          + structure.argumentCount() + " args, got " + operands.size());
    }
    Location location = UnknownLoc.of(state.context());
    Block block = StructuredSyntax.addBlock(state.addRegion(), operands, location);
    structure.fill(block, state.context(), state::getAttr, warning -> parser.warning(location, warning));
  }

  @Override
  public String template() {
    return " ins($%inputs : $types) outs($%outputs : $types)";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.printOptionalAttrDict(op, OpSchema.OPERAND_SEGMENT_SIZES, NamedStructure.MEMOIZED_INDEXING_MAPS);
    StructuredSyntax.printOperands(op.operandGroup(0), op.operandGroup(1), printer);
    StructuredSyntax.printResultTypes(op, printer);
  }
}
