// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithemulateunsupportedfloats;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.mortise.dialect.arith.BitcastOp;
import org.mortise.dialect.arith.ConstantOp;
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

/** Replaces operations by the same operations on another floating-point type. */
final class FloatEmulation {
  private static final Set<String> KEPT =
      Set.of(BitcastOp.NAME, ConstantOp.NAME, ExtFOp.NAME, TruncFOp.NAME);
  private static final Set<String> VECTOR_ARITHMETIC = Set.of("vector.contract", "vector.fma",
      "vector.matrix_multiply", "vector.multi_reduction", "vector.outerproduct", "vector.reduction", "vector.scan");

  private final Set<FloatKind> sources;
  private final FloatType target;

  FloatEmulation(Set<FloatKind> sources, FloatType target) {
    this.sources = sources;
    this.target = target;
  }

  ConversionResult run(Operation root) {
    TypeConverter converter = new TypeConverter();
    converter.addConversion(this::convert);
    converter.addTargetMaterialization(FloatEmulation::extend);
    ConversionTarget target = new ConversionTarget().markUnknownOpDynamicallyLegal(op -> !isEmulated(op));
    PatternSet patterns = new PatternSet();
    patterns.add(ConversionPattern.of(null, "EmulateFloatPattern", converter, this::emulate));
    return new DialectConversion(target, patterns).applyPartial(root);
  }

  private boolean isEmulated(Operation op) {
    String name = op.name().name();
    if (KEPT.contains(name) || !name.startsWith("arith.") && !VECTOR_ARITHMETIC.contains(name)) {
      return false;
    }
    return hasSourceType(op.operands()) || hasSourceType(op.results());
  }

  private boolean hasSourceType(Value[] values) {
    for (Value value : values) {
      if (convert(value.type()) != value.type()) {
        return true;
      }
    }
    return false;
  }

  private Type convert(Type type) {
    if (type instanceof FloatType number) {
      return sources.contains(number.kind()) ? target : type;
    }
    if (type instanceof ShapedType shaped && shaped.hasRank()
        && shaped.elementType() instanceof FloatType number && sources.contains(number.kind())) {
      return (Type) shaped.cloneWith(shaped.shape(), target);
    }
    return type;
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
    ExtFOp made = ExtFOp.create(builder, location, type, inputs.get(0));
    made.setFastmathAttr(FastMathFlagsAttr.of(builder.context(), FastMathFlagsAttr.CONTRACT));
    return made.out();
  }

  private static Value truncate(Value value, Type type, Operation op, ConversionRewriter rewriter) {
    if (value.type() == type) {
      return value;
    }
    TruncFOp made = TruncFOp.create(rewriter, op.location(), type, value);
    made.setFastmathAttr(FastMathFlagsAttr.of(op.context(), FastMathFlagsAttr.CONTRACT));
    return made.out();
  }
}
