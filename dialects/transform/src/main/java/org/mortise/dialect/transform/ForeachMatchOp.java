// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** Applies to each operation below the root the action whose matcher is the first that succeeds on it. */
@Op(name = "transform.foreach_match", family = TransformOp.class,
    operands = {"root: HANDLE", "forwarded_inputs: HANDLE_OR_PARAM..."},
    results = {"updated: HANDLE", "forwarded_outputs: HANDLE_OR_PARAM..."},
    attributes = {
        "restrict_root: UNIT?", "flatten_results: UNIT?", "matchers: SYMBOL_REF_ARRAY", "actions: SYMBOL_REF_ARRAY"
    },
    implementations = {HandleEffects.ConsumingFirst.class, ForeachMatchOp.SymbolUser.class},
    format = "oilist( `restrict_root` $restrict_root | `flatten_results` $flatten_results ) `in` $root "
        + "(`,` $forwarded_inputs^)? custom<ForeachMatchSymbols>($matchers, $actions) attr-dict `:` "
        + "functional-type(operands, results)",
    resultNames = {"updated_root", "yielded"})
public final class ForeachMatchOp extends ForeachMatchOpBase {
  ForeachMatchOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("ForeachMatchSymbols", new ForeachMatchSymbols());
  }

  @Nullable Diagnostic verify() {
    if (matchersAttr().size() != actionsAttr().size()) {
      return opError("expected the same number of matchers and actions");
    }
    return matchersAttr().size() == 0 ? opError("expected at least one match/action pair") : null;
  }

  /** {@code @matcher -> @action}, each on a separate line. */
  private static final class ForeachMatchSymbols implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      List<Attribute> matchers = new ArrayList<>();
      List<Attribute> actions = new ArrayList<>();
      parser.parseCommaSeparatedList(Delimiter.NONE, () -> {
        matchers.add(parser.parseAttribute(SymbolRefAttr.class, null));
        parser.parsePunctuation("->");
        actions.add(parser.parseAttribute(SymbolRefAttr.class, null));
      });
      arguments.setAttribute(0, ArrayAttr.of(parser.context(), matchers));
      arguments.setAttribute(1, ArrayAttr.of(parser.context(), actions));
    }

    @Override
    public String template(String argument) {
      return "$@matcher -> $@action";
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      ArrayAttr matchers = (ArrayAttr) arguments.attribute(0);
      ArrayAttr actions = (ArrayAttr) arguments.attribute(1);
      printer.increaseIndent();
      printer.increaseIndent();
      for (int i = 0; i < matchers.size(); i++) {
        printer.printNewline();
        printer.printAttribute(matchers.get(i)).print(" -> ").printAttribute(actions.get(i));
        printer.print(i < matchers.size() - 1 ? ", " : "");
      }
      printer.decreaseIndent();
      printer.decreaseIndent();
    }
  }

  /** Requires matchers and actions that are named sequences. */
  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
      ForeachMatchOp match = of(op);
      for (int i = 0; i < match.matchersAttr().size(); i++) {
        Diagnostic wrong = verify(op, symbolTables, (SymbolRefAttr) match.matchersAttr().get(i), "matcher");
        if (wrong == null) {
          wrong = verify(op, symbolTables, (SymbolRefAttr) match.actionsAttr().get(i), "action");
        }
        if (wrong != null) {
          return wrong;
        }
      }
      return null;
    }

    private static @Nullable Diagnostic verify(
        Operation op, SymbolTables symbolTables, SymbolRefAttr name, String role) {
      Operation symbol = symbolTables.lookupNearestSymbolFrom(op, name);
      return symbol != null && symbol.hasTrait(TransformTraits.TRANSFORM) ? null
          : op.error("unresolved " + role + " symbol " + name);
    }
  }
}
