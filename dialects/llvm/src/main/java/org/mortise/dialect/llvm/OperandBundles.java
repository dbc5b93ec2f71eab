// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Groups of operands with tags, {@code ["align"(%p, %n : !llvm.ptr, i64)]}, as the parser collects them. */
final class OperandBundles {
  static final String OPERANDS = "op_bundle_operands";
  static final String SIZES = "op_bundle_sizes";
  static final String TAGS = "op_bundle_tags";

  private final List<UnresolvedOperand> operands = new ArrayList<>();
  private final List<Type> types = new ArrayList<>();
  private final List<Integer> sizes = new ArrayList<>();
  private final List<Attribute> tags = new ArrayList<>();

  /** Parses bundles in brackets, if there are any. */
  static OperandBundles parseOptional(OpAsmParser parser) {
    OperandBundles bundles = new OperandBundles();
    if (parser.parseOptionalPunctuation("[") && !parser.parseOptionalPunctuation("]")) {
      do {
        bundles.parseBundle(parser);
      } while (parser.parseOptionalPunctuation(","));
      parser.parsePunctuation("]");
    }
    return bundles;
  }

  private void parseBundle(OpAsmParser parser) {
    tags.add(StringAttr.of(parser.context(), parser.parseString()));
    parser.parsePunctuation("(");
    int before = operands.size();
    if (!parser.parseOptionalPunctuation(")")) {
      parser.parseOperandList(operands, Delimiter.NONE);
      parser.parseColonTypeList(types);
      parser.parsePunctuation(")");
    }
    sizes.add(operands.size() - before);
  }

  /** Adds the operands and the attributes to an operation, and returns the number of operands. */
  int addTo(OpAsmParser parser, OperationState state) {
    parser.resolveOperands(operands, types, parser.namePosition(), state);
    state.addAttribute(SIZES, sizesAttr(parser));
    if (!tags.isEmpty()) {
      state.addAttribute(TAGS, tagsAttr(parser));
    }
    return operands.size();
  }

  List<UnresolvedOperand> operands() {
    return operands;
  }

  List<Type> types() {
    return types;
  }

  DenseI32ArrayAttr sizesAttr(OpAsmParser parser) {
    int[] all = new int[sizes.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = sizes.get(i);
    }
    return DenseI32ArrayAttr.of(parser.context(), all);
  }

  /** Returns the tags; null if there are no bundles. */
  @Nullable ArrayAttr tagsAttr(OpAsmParser parser) {
    return tags.isEmpty() ? null : ArrayAttr.of(parser.context(), tags);
  }

  /** Prints the bundles in brackets, or nothing without any. */
  static void print(OpAsmPrinter printer, Operation op, List<? extends Value> operands) {
    if (!(op.getAttr(SIZES) instanceof DenseI32ArrayAttr sizes) || sizes.size() == 0) {
      return;
    }
    ArrayAttr tags = op.getAttr(TAGS, ArrayAttr.class);
    printer.print('[');
    int start = 0;
    for (int i = 0; i < sizes.size(); i++) {
      printer.print(i == 0 ? "" : ", ").printAttribute(tags.elements().get(i)).print('(');
      List<? extends Value> bundle = operands.subList(start, start + sizes.get(i));
      if (!bundle.isEmpty()) {
        printer.printOperands(bundle).print(" : ").printTypesOf(bundle);
      }
      printer.print(')');
      start += sizes.get(i);
    }
    printer.print(']');
  }

  /** Requires operands for the sizes. */
  static @Nullable Diagnostic verifySizes(Operation op, List<? extends Value> operands) {
    DenseI32ArrayAttr sizes = op.getAttr(SIZES, DenseI32ArrayAttr.class);
    long total = 0;
    for (int i = 0; i < sizes.size(); i++) {
      if (sizes.get(i) < 0) {
        return op.opError("'" + SIZES + "' attribute cannot have negative elements");
      }
      total += sizes.get(i);
    }
    return total == operands.size() ? null : op.opError(OPERANDS + " count (" + operands.size()
        + ") does not match with the total size (" + total + ") specified in attribute '" + SIZES + "'");
  }

  /** Requires a tag for each bundle. */
  static @Nullable Diagnostic verifyTags(Operation op) {
    int expected = op.getAttr(SIZES, DenseI32ArrayAttr.class).size();
    List<Attribute> tags = op.getAttr(TAGS) instanceof ArrayAttr array ? array.elements() : List.of();
    if (tags.size() != expected) {
      return op.error("expected " + expected + " operand bundle tags, but actually got " + tags.size());
    }
    for (Attribute tag : tags) {
      if (!(tag instanceof StringAttr)) {
        return op.error("operand bundle tag must be a StringAttr");
      }
    }
    return null;
  }
}
