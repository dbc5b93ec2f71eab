// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import java.util.function.Consumer;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/**
 * Creates the operations of a {@link ScalarExpression}. The functions do not check the types of their arguments: the
 * operations that they create are verified like all others.
 */
final class ScalarBuilder {
  private final OpBuilder builder;
  private final Location location;
  private final Consumer<String> warnings;

  /** Creates operations at {@code location}; reports casts that do not exist to {@code warnings}. */
  ScalarBuilder(OpBuilder builder, Location location, Consumer<String> warnings) {
    this.builder = builder;
    this.location = location;
    this.warnings = warnings;
  }

  Context context() {
    return builder.context();
  }

  /** Creates the number of the iteration of a loop. */
  Value index(long dim) {
    return IndexOp.create(builder, location, IntegerAttr.i64(context(), dim));
  }

  /** Creates an operation and returns its result. */
  Value create(String name, Type type, Value... operands) {
    OperationState state = builder.state(location, name).addOperands(List.of(operands)).addResultType(type);
    OpDefinition.of(state.name()).setDefaultAttributes(state);
    return builder.create(state).result(0);
  }

  /** Creates a constant of a text such as {@code 12345:i64}. */
  Value constant(String text) {
    int colon = text.indexOf(':');
    String number = text.substring(0, colon);
    Context context = builder.context();
    Attribute value = text.endsWith("f64")
        ? FloatAttr.of(FloatType.of(context, FloatKind.F64), Double.parseDouble(number))
        : IntegerAttr.i64(context, Long.parseLong(number));
    return ConstantOp.create(builder, location, value);
  }

  /** Creates the function of one argument. */
  Value unary(String function, Value argument) {
    Type type = argument.type();
    return switch (function) {
      case "abs" -> create("math.absf", type, argument);
      case "negf" -> create("arith.negf", type, argument);
      case "reciprocal" -> {
        Value one = type instanceof FloatType number
            ? ConstantOp.create(builder, location, FloatAttr.of(number, 1)) : argument;
        yield create("arith.divf", type, one, argument);
      }
      case "square" -> create("arith.mulf", type, argument, argument);
      default -> create("math." + function, type, argument);
    };
  }

  /** Creates the function of two arguments, by their kind: complex, floating-point, Boolean, or integer. */
  Value binary(String function, Value left, Value right) {
    boolean complex = left.type() instanceof ComplexType && right.type() instanceof ComplexType;
    boolean real = left.type() instanceof FloatType && right.type() instanceof FloatType;
    boolean bool = IntegerType.isSignless(left.type(), 1) && IntegerType.isSignless(right.type(), 1);
    String name = switch (function) {
      case "add" -> complex ? "complex.add" : real ? "arith.addf" : bool ? "arith.ori" : "arith.addi";
      case "sub" -> complex ? "complex.sub" : real ? "arith.subf" : "arith.subi";
      case "mul" -> complex ? "complex.mul" : real ? "arith.mulf" : bool ? "arith.andi" : "arith.muli";
      case "div" -> complex ? "complex.div" : real ? "arith.divf" : "arith.divsi";
      case "div_unsigned" -> "arith.divui";
      case "max_signed" -> real ? "arith.maximumf" : "arith.maxsi";
      case "min_signed" -> real ? "arith.minimumf" : "arith.minsi";
      case "max_unsigned" -> real ? "arith.maximumf" : "arith.maxui";
      case "min_unsigned" -> real ? "arith.minimumf" : "arith.minui";
      case "powf" -> "math.powf";
      default -> throw new IllegalArgumentException(function);
    };
    return create(name, left.type(), left, right);
  }

  /** Converts {@code value} to {@code type}. Warns and returns {@code value} if the conversion is unsupported. */
  Value cast(Value value, Type type, boolean unsigned) {
    Type from = value.type();
    if (from == type) {
      return value;
    }
    if (from instanceof ComplexType source && type instanceof ComplexType target) {
      Value re = create("complex.re", source.elementType(), value);
      Value im = create("complex.im", source.elementType(), value);
      re = castNumber(re, target.elementType(), unsigned);
      im = castNumber(im, target.elementType(), unsigned);
      return create("complex.create", type, re, im);
    }
    boolean isNumber = from instanceof FloatType || from instanceof IntegerType;
    if (type instanceof ComplexType target && isNumber && target.elementType() instanceof FloatType part) {
      Value re = castNumber(value, part, unsigned);
      Value im = ConstantOp.create(builder, location, FloatAttr.of(part, 0));
      return create("complex.create", type, re, im);
    }
    boolean isIndexToInteger = from instanceof IndexType && type instanceof IntegerType;
    if (!isIndexToInteger && !(isNumber && (type instanceof FloatType || type instanceof IntegerType))) {
      warnings.accept("could not cast operand of type '" + from + "' to '" + type + "'");
      return value;
    }
    return castNumber(value, type, unsigned);
  }

  /** Converts between integers and floating-point numbers; equal widths are unchanged. */
  private Value castNumber(Value value, Type type, boolean unsigned) {
    Type from = value.type();
    if (type instanceof IntegerType to) {
      if (from instanceof FloatType) {
        return create(unsigned ? "arith.fptoui" : "arith.fptosi", type, value);
      }
      if (from instanceof IndexType) {
        return create("arith.index_cast", type, value);
      }
      int width = ((IntegerType) from).width();
      String extension = unsigned ? "arith.extui" : "arith.extsi";
      return to.width() == width ? value : create(to.width() > width ? extension : "arith.trunci", type, value);
    }
    if (from instanceof IntegerType) {
      return create(unsigned ? "arith.uitofp" : "arith.sitofp", type, value);
    }
    int difference = ((FloatType) type).width() - ((FloatType) from).width();
    return difference == 0 ? value : create(difference > 0 ? "arith.extf" : "arith.truncf", type, value);
  }
}
