// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** The types and attributes of arguments and results of a call: {@code (i32 {llvm.noundef}) -> i32}. */
final class CallSignature {
  private final List<Type> arguments = new ArrayList<>();
  private final List<Type> results = new ArrayList<>(1);
  private final List<Attribute> argumentAttributes = new ArrayList<>();
  private final List<Attribute> resultAttributes = new ArrayList<>(1);

  static CallSignature parse(OpAsmParser parser) {
    CallSignature signature = new CallSignature();
    parser.parseCommaSeparatedList(
        Delimiter.PAREN, () -> parseType(parser, signature.arguments, signature.argumentAttributes));
    parser.parsePunctuation("->");
    if (parser.parseOptionalPunctuation("(")) {
      if (!parser.parseOptionalPunctuation(")")) {
        parser.parseCommaSeparatedList(
            Delimiter.NONE, () -> parseType(parser, signature.results, signature.resultAttributes));
        parser.parsePunctuation(")");
      }
    } else {
      signature.results.add(parser.parseType());
    }
    return signature;
  }

  private static void parseType(OpAsmParser parser, List<Type> types, List<Attribute> attributes) {
    types.add(parser.parseType());
    attributes.add(parser.parseOptionalAttrDict());
  }

  List<Type> arguments() {
    return arguments;
  }

  List<Type> results() {
    return results;
  }

  /** Adds the attributes of arguments and results that have any. */
  void addAttributes(OperationState state) {
    addAttributes(state, FunctionLike.ARG_ATTRS, argumentAttributes);
    addAttributes(state, FunctionLike.RES_ATTRS, resultAttributes);
  }

  private static void addAttributes(OperationState state, String name, List<Attribute> dictionaries) {
    for (Attribute dictionary : dictionaries) {
      if (!((DictionaryAttr) dictionary).isEmpty()) {
        state.addAttribute(name, ArrayAttr.of(state.context(), dictionaries));
        return;
      }
    }
  }

  /** Prints the types with the attributes of the operation. */
  static void print(OpAsmPrinter printer, Operation op, List<? extends Type> arguments) {
    printer.print('(');
    printTypes(printer, arguments, op.getAttr(FunctionLike.ARG_ATTRS, ArrayAttr.class));
    printer.print(") -> ");
    ArrayAttr attributes = op.getAttr(FunctionLike.RES_ATTRS, ArrayAttr.class);
    List<Type> results = new ArrayList<>(1);
    for (int i = 0; i < op.resultCount(); i++) {
      results.add(op.result(i).type());
    }
    boolean isBare = results.size() == 1
        && (attributes == null || ((DictionaryAttr) attributes.elements().get(0)).isEmpty());
    printer.print(isBare ? "" : "(");
    printTypes(printer, results, attributes);
    printer.print(isBare ? "" : ")");
  }

  private static void printTypes(
      OpAsmPrinter printer, List<? extends Type> types, @Nullable ArrayAttr attributes) {
    for (int i = 0; i < types.size(); i++) {
      printer.print(i == 0 ? "" : ", ").printType(types.get(i));
      if (attributes != null && i < attributes.elements().size()) {
        DictionaryAttr dictionary = (DictionaryAttr) attributes.elements().get(i);
        if (!dictionary.isEmpty()) {
          printer.printAttrDict(dictionary.entries());
        }
      }
    }
  }
}
