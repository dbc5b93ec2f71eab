// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.function.Supplier;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Declares a variable. */
@Op(name = "tosa.variable",
    attributes = {"sym_name: SYMBOL_NAME", "var_shape: INDEX_ELEMENTS", "type: TYPE", "initial_value: ANY?"},
    traits = "SYMBOL",
    format = "$sym_name attr-dict custom<VariableOpTypeOrInitialValue>($var_shape, $type, $initial_value)")
public final class VariableOp extends VariableOpBase {
  VariableOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("VariableOpTypeOrInitialValue", new TypeOrValue());
  }

  /** Returns the type of the tensor in the variable. */
  RankedTensorType tensorType() {
    long[] sizes = TosaConstants.integers((DenseNumbersAttr) varShapeAttr());
    return RankedTensorType.of(dimensions(sizes), typeAttr().value());
  }

  private static long[] dimensions(long[] sizes) {
    long[] dimensions = sizes.clone();
    for (int i = 0; i < sizes.length; i++) {
      dimensions[i] = sizes[i] == -1 ? ShapedType.DYNAMIC : sizes[i];
    }
    return dimensions;
  }

  /** {@code : type}, or {@code = value} with its type. */
  private static final class TypeOrValue implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      Type type;
      if (parser.parseOptionalPunctuation("=")) {
        Attribute value = parsed(parser, parser::parseAttribute, "expected attribute");
        arguments.setAttribute(2, value);
        type = value.type();
      } else {
        type = parsed(parser, parser::parseColonType, "expected type after colon");
      }
      if (!(type instanceof ShapedType shaped)) {
        throw parser.error("expected shaped type");
      }
      if (!shaped.hasRank()) {
        throw parser.error("expected ranked type");
      }
      long[] sizes = shaped.shape().clone();
      for (int i = 0; i < sizes.length; i++) {
        sizes[i] = ShapedType.isDynamic(sizes[i]) ? -1 : sizes[i];
      }
      arguments.setAttribute(0, Shapes.attribute(parser.context(), sizes));
      arguments.setAttribute(1, TypeAttr.of(shaped.elementType()));
    }

    private static <T> T parsed(OpAsmParser parser, Supplier<T> part, String message) {
      try {
        return part.get();
      } catch (ParseError error) {
        throw error.then(parser.error(message));
      }
    }

    @Override
    public String template(String argument) {
      return ": $type";
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      Attribute value = arguments.attribute(2);
      if (value == null) {
        printer.print(": ").printType(new VariableOp(op).tensorType());
      } else {
        printer.print("= ").printAttribute(value);
      }
    }
  }
}
