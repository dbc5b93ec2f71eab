// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithemulateunsupportedfloats;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.dialect.arith.BitcastOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.ExtFOp;
import org.mortise.dialect.arith.FastMathFlagsAttr;
import org.mortise.dialect.arith.TruncFOp;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.transform.ConversionPattern;
import org.mortise.ir.transform.ConversionRewriter;
import org.mortise.ir.transform.PartialConversion;
import org.mortise.ir.transform.PartialConversion.Legality;
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
  private final Map<Value, Value> extended = new IdentityHashMap<>();

  FloatEmulation(Set<FloatKind> sources, FloatType target) {
    this.sources = sources;
    this.target = target;
  }

  PartialConversion.Outcome run(Operation root) {
    Map<String, ConversionPattern> patterns = new HashMap<>();
    root.walk(op -> {
      if (isEmulated(op)) {
        patterns.put(op.name().name(), this::emulate);
      }
    });
    return PartialConversion.apply(root, op -> isEmulated(op) ? Legality.ILLEGAL : Legality.LEGAL, patterns);
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

  private boolean emulate(Operation op, ConversionRewriter rewriter) {
    IRMapping mapping = new IRMapping();
    for (Value operand : op.operands()) {
      Value current = rewriter.currentValue(operand);
      mapping.map(operand, convert(current.type()) == current.type() ? current : extend(current, op, rewriter));
    }
    rewriter.setInsertionPoint(op);
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

  /** Returns the extended value, which is created after the definition of the value at its first use. */
  private Value extend(Value value, Operation user, ConversionRewriter rewriter) {
    Value known = extended.get(value);
    if (known != null) {
      return known;
    }
    rewriter.setInsertionPointAfterValue(value);
    ExtFOp made = ExtFOp.create(rewriter, user.location(), convert(value.type()), value);
    made.setFastmathAttr(contract(user));
    extended.put(value, made.out());
    return made.out();
  }

  private static Value truncate(Value value, Type type, Operation op, ConversionRewriter rewriter) {
    if (value.type() == type) {
      return value;
    }
    TruncFOp made = TruncFOp.create(rewriter, op.location(), type, value);
    made.setFastmathAttr(contract(op));
    return made.out();
  }

  private static FastMathFlagsAttr contract(Operation op) {
    return FastMathFlagsAttr.of(op.context(), FastMathFlagsAttr.CONTRACT);
  }
}
