// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.ResultNames;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;

/** The names of the results in the text are stored in the attribute {@code names}. */
@Op(name = "test.string_attr_pretty_name", attributes = "names: STRING_ARRAY", results = "r: I32...")
final class PrettyNameOp extends PrettyNameOpBase {
  PrettyNameOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly()).resultNames(PrettyNameOp::name);
  }

  static void name(Operation op, ResultNames.Sink sink) {
    if (!(op.getAttr("names") instanceof ArrayAttr names)) {
      return;
    }
    for (int i = 0; i < Math.min(names.size(), op.resultCount()); i++) {
      if (names.get(i) instanceof StringAttr name && !name.value().isEmpty()) {
        sink.name(op.result(i), name.value());
      }
    }
  }

  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      parser.parseOptionalAttrDictWithKeyword(state);
      List<Attribute> names = new ArrayList<>();
      for (int i = 0; i < parser.resultNameCount(); i++) {
        String name = parser.resultName(i);
        boolean isNumber = !name.isEmpty() && Character.isDigit(name.charAt(0));
        names.add(StringAttr.of(state.context(), isNumber ? "" : name));
        state.addResultType(IntegerType.of(state.context(), 32));
      }
      if (state.getAttr("names") == null) {
        state.addAttribute("names", ArrayAttr.of(state.context(), names));
      }
    }

    /** Prints the names unless the results are printed with them. */
    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      ArrayAttr names = (ArrayAttr) op.getAttr("names");
      boolean named = names.size() == op.resultCount();
      for (int i = 0; named && i < names.size(); i++) {
        String printed = printer.nameOf(op.result(i));
        String name = ((StringAttr) names.get(i)).value();
        named = printed.equals(name) || name.isEmpty() && printed.matches("\\d+");
      }
      printer.printOptionalAttrDictWithKeyword(op, named ? "names" : "");
    }
  }
}
