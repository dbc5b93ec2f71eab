// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithemulateunsupportedfloats;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ExtFOp;
import org.mortise.dialect.arith.FastMathFlagsAttr;
import org.mortise.dialect.arith.TruncFOp;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.ShapedType;

/**
 * Replaces operations by the same operations on other floating-point types: extends the operands and truncates the
 * results. Immutable. Linear in the operations.
 */
public final class FloatEmulation {
  private final UnaryOperator<FloatType> types;
  private final Predicate<Operation> candidates;
  private final String name;

  /**
   * Creates an emulation.
   *
   * @param types returns the replacement of a type, or the type itself
   * @param candidates accepts the operations to replace if they use such types
   * @param name the name of the pattern
   */
  public FloatEmulation(UnaryOperator<FloatType> types, Predicate<Operation> candidates, String name) {
    this.types = types;
    this.candidates = candidates;
    this.name = name;
  }

  /** Returns a message about the first name of the options that is not a floating-point type, or null. */
  public static @Nullable String unknownType(List<String> sources, String target) {
    for (String source : sources) {
      if (FloatKind.byKeyword(source) == null) {
        return "could not map source type '" + source + "' to a known floating-point type";
      }
    }
    return FloatKind.byKeyword(target) != null ? null
        : "could not map target type '" + target + "' to a known floating-point type";
  }

  /** Replaces the operations inside {@code root}; other operations are not folded. */
  public ConversionResult run(Operation root) {
    TypeConverter converter = new TypeConverter();
    converter.addConversion(this::convert);
    converter.addTargetMaterialization(FloatEmulation::extend);
    ConversionTarget target = new ConversionTarget()
        .markUnknownOpDynamicallyLegal(op -> !candidates.test(op) || converter.isLegal(op));
    PatternSet patterns = new PatternSet();
    patterns.add(ConversionPattern.of(null, name, converter, this::emulate));
    return new DialectConversion(target, patterns).applyPartial(root);
  }

  private Type convert(Type type) {
    if (type instanceof FloatType number) {
      return types.apply(number);
    }
    boolean isShaped = type instanceof ShapedType shaped && shaped.hasRank();
    if (!isShaped || !(((ShapedType) type).elementType() instanceof FloatType number)) {
      return type;
    }
    FloatType converted = types.apply(number);
    ShapedType shaped = (ShapedType) type;
    return converted == number ? type : (Type) shaped.cloneWith(shaped.shape(), converted);
  }

  private boolean emulate(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    IRMapping mapping = new IRMapping();
    for (int i = 0; i < op.operandCount(); i++) {
      mapping.map(op.operand(i), operands.get(i));
    }
    Operation wide = op.cloneWithoutRegions(mapping);
    for (Value result : wide.results()) {
      result.setType(convert(result.type()));
    }
    rewriter.insert(wide);
    List<Value> results = new ArrayList<>();
    for (int i = 0; i < op.resultCount(); i++) {
      results.add(truncate(wide.result(i), op.result(i).type(), op, rewriter));
    }
    rewriter.replaceOp(op, results);
    return true;
  }

  private static Value extend(OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    ExtFOp made = ExtFOp.build(builder, location, type, inputs.get(0));
    made.setFastmathAttr(FastMathFlagsAttr.of(builder.context(), FastMathFlagsAttr.CONTRACT));
    return made.out();
  }

  private static Value truncate(Value value, Type type, Operation op, ConversionRewriter rewriter) {
    if (value.type() == type) {
      return value;
    }
    TruncFOp made = TruncFOp.build(rewriter, op.location(), type, value);
    made.setFastmathAttr(FastMathFlagsAttr.of(op.context(), FastMathFlagsAttr.CONTRACT));
    return made.out();
  }
}
