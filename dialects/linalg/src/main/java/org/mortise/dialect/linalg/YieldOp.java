// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Ends the computation of a structured operation with the elements of its inits. */
@Op(name = "linalg.yield",
    operands = "values: ANY...",
    traits = {"PURE", "RETURN_LIKE"})
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    Operation parent = parentOp();
    if (parent == null || parent.regionCount() != 1 || parent.region(0).isEmpty()) {
      return opError("expected single non-empty parent region");
    }
    LinalgOp structure = parent.getInterface(LinalgOp.class);
    if (structure == null) {
      return opError("expected parent op with LinalgOp interface");
    }
    OperandRange inits = structure.getDpsInits(parent);
    if (values().size() != inits.size()) {
      return opError("expected number of yield values (" + values().size()
          + ") to match the number of inits / outs operands of the enclosing LinalgOp (" + inits.size() + ")");
    }
    for (int i = 0; i < values().size(); i++) {
      Type type = values().get(i).type();
      Type element = LinalgOp.elementTypeOrSelf(inits.get(i).type());
      if (type != element) {
        return opError("type of yield operand " + (i + 1) + " ('" + type
            + "') doesn't match the element type of the enclosing linalg.generic op ('" + element + "')");
      }
    }
    return null;
  }

  /** {@code %a, %b {...} : t, t}; no colon without values. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      int position = parser.position();
      List<UnresolvedOperand> values = new ArrayList<>(1);
      parser.parseOperandList(values, Delimiter.NONE);
      parser.parseOptionalAttrDict(state);
      List<Type> types = new ArrayList<>(1);
      if (!values.isEmpty()) {
        parser.parseColonTypeList(types);
      }
      parser.resolveOperands(values, types, position, state);
    }

    @Override
    public String template() {
      return " $%values : $types";
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      OperandRange values = of(op).values();
      printer.print(values.isEmpty() ? "" : " ").printOperands(values);
      printer.printOptionalAttrDict(op);
      printer.print(values.isEmpty() ? "" : " : ").printTypesOf(values);
    }
  }
}
