// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.ResultNames;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/** Has a region whose arguments are named in the attribute {@code arg_names}: {@code test.polyfor %i, %j {...}}. */
@Op(name = "test.polyfor", regions = "region: ONE_BLOCK")
final class PolyForOp extends PolyForOpBase {
  PolyForOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly()).regionArgumentNames(PolyForOp::name);
  }

  private static void name(Operation op, ResultNames.Sink sink) {
    if (op.region(0).isEmpty() || !(op.getAttr("arg_names") instanceof ArrayAttr names)) {
      return;
    }
    int count = Math.min(names.size(), op.region(0).first().argumentCount());
    for (int i = 0; i < count; i++) {
      if (names.get(i) instanceof StringAttr name) {
        sink.name(op.region(0).first().argument(i), name.value());
      }
    }
  }

  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      Type index = IndexType.of(state.context());
      List<Argument> arguments = new ArrayList<>();
      parser.parseArgumentList(arguments, OpAsmParser.Delimiter.NONE, false, false);
      for (Argument argument : arguments) {
        argument.setType(index);
      }
      parser.parseRegion(state.addRegion(), RegionOptions.PLAIN.withArguments(arguments));
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      PolyForOp polyFor = of(op);
      printer.print(' ');
      String separator = "";
      for (int i = 0; i < polyFor.region().first().argumentCount(); i++) {
        printer.print(separator).printOperand(polyFor.region().first().argument(i));
        separator = ", ";
      }
      printer.print(polyFor.region().first().argumentCount() == 0 ? "" : " ");
      printer.printRegion(polyFor.region(), false, true);
    }
  }
}
