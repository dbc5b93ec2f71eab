// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;

/**
 * Memory provided to a kernel at launch, as trailing arguments of its body: first workgroup memory, then private
 * memory. An attribute states the number of workgroup arguments.
 */
final class Attributions {
  static final String WORKGROUP = "workgroup";
  static final String PRIVATE = "private";

  /** The attribute with the number of workgroup memory arguments. */
  static final String WORKGROUP_COUNT = "workgroup_attributions";

  private Attributions() {}

  /** Parses an optional {@code keyword(%name : type)}, and adds the arguments to {@code arguments}. */
  static List<Argument> parse(
      OpAsmParser parser, String keyword, boolean allowAttributes, List<Argument> arguments) {
    List<Argument> parsed = new ArrayList<>();
    if (parser.parseOptionalKeyword(keyword)) {
      parser.parseArgumentList(parsed, Delimiter.PAREN, true, allowAttributes);
    }
    arguments.addAll(parsed);
    return parsed;
  }

  /** Sets the number of workgroup memory arguments. */
  static void setWorkgroupCount(OperationState state, int count) {
    state.addAttribute(WORKGROUP_COUNT, IntegerAttr.of(IntegerType.of(state.context(), 64), count));
  }

  /** Sets an attribute with the attributes of {@code arguments}, if any. */
  static void setAttributes(OperationState state, String name, List<Argument> arguments) {
    List<Attribute> all = new ArrayList<>(arguments.size());
    boolean any = false;
    for (Argument argument : arguments) {
      DictionaryAttr attributes = argument.attributes();
      any |= attributes != null && !attributes.isEmpty();
      all.add(attributes == null ? DictionaryAttr.empty(state.context()) : attributes);
    }
    if (any) {
      state.addAttribute(name, ArrayAttr.of(state.context(), all));
    }
  }

  /** Returns the number of workgroup memory arguments of a verified operation. */
  static int workgroupCount(Operation op) {
    return (int) statedCount(op);
  }

  private static long statedCount(Operation op) {
    return op.getAttr(WORKGROUP_COUNT) instanceof IntegerAttr count ? count.longValue() : 0;
  }

  /** Returns the error in the number of workgroup memory arguments, or null. */
  static @Nullable Diagnostic verifyCount(Operation op, int argumentsBefore, int arguments) {
    long count = statedCount(op);
    if (count < 0) {
      return op.opError("attribute '" + WORKGROUP_COUNT + "' must not be negative");
    }
    return count <= arguments - argumentsBefore ? null : op.opError("expected at least "
        + BigInteger.valueOf(count).add(BigInteger.valueOf(argumentsBefore))
        + " arguments to body region");
  }

  /** Prints {@code keyword(%name : type)}, with the attributes in the array {@code attributes}, if any. */
  static void print(
      OpAsmPrinter printer, String keyword, List<BlockArgument> arguments, Operation op, String attributes) {
    if (arguments.isEmpty()) {
      return;
    }
    printer.print(' ').print(keyword).print('(');
    for (int i = 0; i < arguments.size(); i++) {
      BlockArgument argument = arguments.get(i);
      printer.print(i == 0 ? "" : ", ").printOperand(argument).print(" : ").printType(argument.type());
      printer.printAttrDict(FunctionLike.attributesAt(op, attributes, i).entries());
    }
    printer.print(')');
  }

  /** Returns the error in memory that should be in the address space {@code space}, or null. */
  static @Nullable Diagnostic verify(Operation op, List<BlockArgument> arguments, String space) {
    for (BlockArgument argument : arguments) {
      if (!(argument.type() instanceof MemRefType memref)) {
        return op.opError("expected memref type in attribution");
      }
      if (memref.memorySpace() instanceof DialectEnumAttr given && given.enumeration() == GpuEnums.ADDRESS_SPACE
          && !given.word().equals(space)) {
        return op.opError("expected memory space " + space + " in attribution");
      }
    }
    return null;
  }
}
